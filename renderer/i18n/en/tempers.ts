/** The tempers of bots and the characters that have them, as the form of a new match offers them. */
export const tempers = {
  'temper.of': 'Playing style of the bot: {team}',
  'temper.chosen': 'Style: {temper}',
  'temper.none': 'plain',
  'temper.any': 'any',
  'temper.jackal.gold-hunter': 'gold-hunter',
  'temper.jackal.raider': 'raider',
  'temper.jackal.cautious': 'cautious',
  'temper.jackal.gold-hunter.name': 'Magpie Molly',
  'temper.jackal.raider.name': 'Roaring Rob',
  'temper.jackal.cautious.name': 'Tiptoe Tim',
  'temper.admiral.raker': 'raker',
  'temper.admiral.boarder': 'boarder',
  'temper.admiral.cautious': 'cautious',
  'temper.admiral.raker.name': 'Commodore Sharp',
  'temper.admiral.boarder.name': 'Captain Grapple',
  'temper.admiral.cautious.name': 'Admiral Drydock',
} as const
