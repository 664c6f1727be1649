/** Sea Battle: the book of rules, an entry for each rule id. */
export const seaBattleRules = {
  'rule.S-FLAG.title': 'Flags',
  'rule.S-FLAG.text':
    'Before the battle each player chooses a fleet: the pirates’ or the king’s. They differ only in flags, sails and figures, and both players may choose the same one.',
  'rule.S-FIELD.title': 'The field',
  'rule.S-FIELD.text':
    'Ten columns from A to J and ten rows from 1 to 10. A cell is named by its column and its row: the sights in the picture are on C2. Each player has one field for their own fleet and one for the enemy’s.',
  'rule.S-FLEET.title': 'The fleet',
  'rule.S-FLEET.text': 'One ship of four cells, two of three, three of two and four of one: ten ships on twenty cells.',
  'rule.S-PLACE.title': 'Placing',
  'rule.S-PLACE.text':
    'Ships lie straight along a column or a row and do not touch each other, neither along their sides nor at the corners.\nTop picture: correct. There is water around each ship (the small circles).\nMiddle: wrong. The crosses show where ships touch, once along their sides and once at a corner.\nBottom: an option. Three- and four-cell ships may have a corner; the four-cell ship may also be a square or a zigzag. Another option lets ships touch at the corners.\nFleets are placed by hand or at random.',
  'rule.S-FIRST.title': 'Who begins',
  'rule.S-FIRST.text': 'Who fires first is drawn by lot or agreed before the battle.',
  'rule.S-SHOT.title': 'Shots',
  'rule.S-SHOT.text':
    'Name a cell you have not fired at yet.\nTop picture: water. A white peg, and the turn passes to the other player.\nMiddle: two hits. A red peg with a flame for each; after a hit you fire again.\nBottom: sunk. All cells of the ship have been hit, so it is shown and crossed out, and you fire again.',
  'rule.S-MARKS.title': 'Marks',
  'rule.S-MARKS.text':
    'Every shot is marked on both fields: a white peg for water, a red one for a hit, a wreck for a sunk ship. Where ships may not touch, the water around a sunk ship can be marked automatically; that is only a mark, and you may still fire there.',
  'rule.S-WIN.title': 'Victory',
  'rule.S-WIN.text': 'The first to sink all ten enemy ships wins.',
  'rule.S-SECRET.title': 'Secrecy',
  'rule.S-SECRET.text':
    'No one sees where the other player’s ships are until they are hit. When two players share one screen, a curtain falls between turns: the player it names lifts it while the other looks away. After the battle both fleets are open to everyone.',
  'rule.S-INSPECT.title': 'Inspection',
  'rule.S-INSPECT.text':
    'After the battle both fields are shown, and the loser may inspect the winner’s: if it breaks the rules, the victory goes to the loser. Here every placement is checked before the battle, and at the end each screen checks fleets and answers against what it received during the match.',
  'chart.right': 'ships placed correctly',
  'chart.wrong': 'ships that touch',
  'chart.bent': 'bent ships',
} as const
