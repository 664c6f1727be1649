/** Admiral: the playable lessons. */
export const admiralLessons = {
  'lesson.sailing': 'Sailing',
  'lesson.sailing.about': 'Headings, wind and turns: reach a buoy against the wind with a brig',
  'lesson.sailing.learnt':
    'Points to sail: the range of the class less the wind. Turns cost points; a move is over when none are left, and each round renews them.',
  'lesson.sailing.set': 'Set sail',
  'lesson.sailing.set.text':
    'The wind blows to the south; the vane, the flags and the water show it. Straight before the wind your brig makes 5 cells; every 45° off it costs one. She heads east, 90° off: 5 − 2 = 3. The numbers round her tell that for every heading. She is chosen: click a lit cell ahead, and once more to sail there.',
  'lesson.sailing.turn': 'Turn against the wind',
  'lesson.sailing.turn.text':
    'A turn is part of the move: one cell ahead, one aside, and the bow has turned by 45°. It costs 1 point, 1 more when it leads away from where the wind blows, and 1 more from a straight heading to a diagonal. Click a cell: numbers tell what is left of her points in each. Turn to the north-east; if points run out, in the next round.',
  'lesson.sailing.round': 'Sail on in the new round',
  'lesson.sailing.round.text':
    'With no points left the move is over. If she has points left that you do not need, press “Finish”. Then the other side plays, and a new round begins with all her points back: sail on. The coloured strips beside her are where her guns reach: that is the next lesson.',
  'lesson.sailing.buoy': 'Reach the buoy',
  'lesson.sailing.buoy.text':
    'Come within one cell of the buoy. Straight into the wind a brig makes one cell a round (5 − 4), and as much on a diagonal against it (4 − 3). The arrows on the water show where she can go and which way she will face.',

  'lesson.gunnery': 'Gunnery',
  'lesson.gunnery.about': 'Broadsides, distance and sails: sink a hulk with a ship of the line',
  'lesson.gunnery.learnt':
    'Guns fire along rays; the nearer, the more faces of the die hit. Sails shot away slow a ship, hits on the hull sink her.',
  'lesson.gunnery.beam': 'Turn your side to her',
  'lesson.gunnery.beam.text':
    'Guns fire along rays: broadsides straight to either side, one bow or stern gun ahead or astern. Your ship of the line reaches 6 cells. Sail north until the hulk lies on a broadside ray; point at your ship to see them.',
  'lesson.gunnery.sails': 'Shoot her last sail away',
  'lesson.gunnery.sails.text':
    'The hulk is creeping away under her last sail. Click her and fire at the sails: at long range 1, 3 and 5 hit. You have 3 shots a round, one by one or all at once. If she leaves the ray, bring your broadside to bear again.',
  'lesson.gunnery.close': 'Come closer',
  'lesson.gunnery.close.text':
    'From half the range, 3 cells here, a 6 hits as well; at one cell a 4 does too. Sail closer and bring your broadside to bear again. Her own guns reach one cell: she answers only there.',
  'lesson.gunnery.sink': 'Sink her',
  'lesson.gunnery.sink.text':
    'Fire at the hull: each hit takes one point of it, and a galleon has 4. When your last shot of the round hits, one more die is rolled: a 6 sinks her at once.',
} as const
