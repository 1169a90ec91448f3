# The lessons of Yspahan. A text of a step has at most 25 words, and one idea.

yspahan-lesson-souks = 1 · Dice and souks
yspahan-lesson-goal = You are a merchant. Shops of one colour form a **souk**. Fill whole souks with your cubes: that is where most points come from.
yspahan-lesson-roll = Every day begins with dice. Roll the white ones. 🎲 marks what you cannot take back afterwards.
yspahan-lesson-no-yellow = Each yellow die costs 1 gold. Keep your gold for now.
yspahan-lesson-group = Equal dice are a **group**. Each turn you use one. A big group is best for cubes: take the three for the **Bag** quarter.
yspahan-lesson-no-camels = Camels come in the next lesson. Three dice are three cubes: take those.
yspahan-lesson-no-gold = One gold is not much. Three dice are three cubes: take those.
yspahan-lesson-too-small = That group is smaller, so it brings fewer cubes. Take the three for the Bag quarter.
yspahan-lesson-no-supervisor = A group can also move the supervisor, the pawn on the street. He has a lesson of his own.
yspahan-lesson-no-card = Any group can be a card instead, but only one card. Three dice are worth more than that.
yspahan-lesson-souk = Only a **complete** souk scores. The red one, B3, has three shops: put all three cubes there.
yspahan-lesson-other-souk = That souk has more shops than you have cubes, and half a souk brings nothing. B3 has exactly three.
yspahan-lesson-card = A lone die brings one cube at most, but any group brings **one card**. So draw a card with a lone die.
yspahan-lesson-other-die = That works just as well. For this lesson, use the other lone die.
yspahan-lesson-for-a-card = You could, but one cube more completes nothing now. Draw a card instead.
