/** Sea Battle: the story of a match, on the page of its result. */
export const seaBattleStory = {
  'story.decks': 'Cells still intact',
  'story.hits': { one: '{name} hits with {n} shot', other: '{name} hits with {n} shots in a row' },
  'story.sunk': { one: '{n} ship sunk', other: '{n} ships sunk' },
  'story.shot': 'Shot {n}',
  'story.shots': 'Shots',
  'story.hitting': 'Hits',
  'story.luck.blind':
    'Expected: what random shots would hit, from the share of ship cells among all cells not yet fired at.',
  'story.nth': 'Shot',
  'ways.seas': 'The shots at each sea in their order: hits on a disc, misses in a ring.',
  'ways.seas.line': 'Shots: {n} · hits: {hits} · most in a row: {run}',
  'result.sunk': 'Ships sunk',
  'result.sunk.own': 'Your ships sunk',
  'result.sunk.yours': 'Ships you sank',
  'result.shotsBy': 'Shots by {name}',
  'result.shots.own': 'Shots at your fleet',
  'result.shots.yours': 'Your shots',
  'result.hits.own': 'Hits on your fleet',
  'result.hits.yours': 'Your hits',
  'result.shotsFired': { one: '{n} shot', other: '{n} shots' },
} as const
