/** Sea Battle: the book of rules, an entry a rule id. */
export const seaBattleRules = {
  'rule.S-FLAG.title': 'Flags',
  'rule.S-FLAG.text':
    'Before the battle each player chooses a fleet: the pirates’ or the king’s. They differ in flags, sails and figures only, and both players may choose the same.',
  'rule.S-FIELD.title': 'The field',
  'rule.S-FIELD.text':
    'Ten files from A to J and ten ranks from 1 to 10. Each player has a field for the own fleet and one for the enemy’s.',
  'rule.S-FLEET.title': 'The fleet',
  'rule.S-FLEET.text': 'One ship of four cells, two of three, three of two and four of one: ten ships on twenty cells.',
  'rule.S-PLACE.title': 'Placing',
  'rule.S-PLACE.text':
    'Ships lie straight along a file or a rank and do not touch each other, neither by sides nor by corners. By choice they may touch by corners; and by choice ships of three and four cells may lie round a corner, those of four also as a square or a zigzag. One places by hand or at random.',
  'rule.S-FIRST.title': 'Who begins',
  'rule.S-FIRST.text': 'Who fires first is drawn by lot, or agreed upon before the battle.',
  'rule.S-SHOT.title': 'Shots',
  'rule.S-SHOT.text':
    'One names a cell that one has not fired at yet. Water: the turn passes. A hit or a sinking: the same player fires again. A ship is sunk when all her cells are hit.',
  'rule.S-MARKS.title': 'Marks',
  'rule.S-MARKS.text':
    'Every shot is marked on both fields: a white peg for water, a red one for a hit, a wreck for a sunk ship. Where ships do not touch, the water round a sunk ship may be marked by itself; that is for the eye only, and one may still fire there.',
  'rule.S-WIN.title': 'Victory',
  'rule.S-WIN.text': 'Who first sinks all ten ships of the other wins.',
  'rule.S-SECRET.title': 'Secrecy',
  'rule.S-SECRET.text':
    'Nobody sees where the other’s ships lie before they are hit. Where two share one screen a curtain falls between turns: the next player is named and lifts it, while the other looks away. With the end both fleets lie open to everybody.',
  'rule.S-INSPECT.title': 'Inspection',
  'rule.S-INSPECT.text':
    'After the end both fields are shown, and the loser may inspect the winner’s: if it breaks the rules, the victory is the loser’s. Here every placement is checked before the battle.',
} as const
