/** Admiral: the playable lessons. */
export const admiralLessons = {
  'lesson.astray.idle':
    'The ship did nothing this turn. No harm done: it is ready again next round. Or take it back: “Back a step”.',

  'lesson.sailing': 'Sailing',
  'lesson.sailing.about': 'Headings, wind and turns: sail a brig to a buoy against the wind',
  'lesson.sailing.learnt':
    'Every cell and every turn costs points. A ship has the most with the wind and the fewest against it: the numbers around it show how many on each heading. A new round restores them all.',
  'lesson.sailing.set': 'Set sail',
  'lesson.sailing.set.text': 'The brig is chosen. Choose the lit cell ahead; each cell costs points.',
  'lesson.sailing.set.table': 'Its tag shows B for brig, then sails and hull left.',
  'lesson.sailing.turn': 'Turn into the wind',
  'lesson.sailing.turn.text':
    'The wind blows south, the buoy is north. Choose the cell below the arrow: its number shows the points left. No arrow? Press “Finish” (X).',
  'lesson.sailing.round': 'Sail on in the new round',
  'lesson.sailing.round.text':
    'Sail on to the buoy. A new round restores all points. Numbers around the ship are points by heading: many with the wind, few against.',
  'lesson.sailing.buoy': 'Reach the buoy',
  'lesson.sailing.buoy.text':
    'Stop beside the buoy or on it. Against the wind the brig makes a cell or two a round, so sail diagonally.',
  'lesson.sailing.astray':
    'The brig turned with the wind, but the buoy is the other way. Turn north, or take it back: “Back a step”.',
  'lesson.sailing.away': 'That leads away from the buoy. Steer north, or take it back: “Back a step”.',

  'lesson.gunnery': 'Gunnery',
  'lesson.gunnery.about': 'Broadsides, distance and sails: sink a hulk with a ship of the line',
  'lesson.gunnery.learnt':
    'A broadside fires sideways, so turn your side to the enemy. The nearer you are, the more shots hit. Without sails a ship creeps; without hull it sinks.',
  'lesson.gunnery.beam': 'Show it your broadside',
  'lesson.gunnery.beam.text':
    'Choose the cell the arrow points at. Broadsides fire straight out to each side, so turn yours to the hulk. Coloured strips show the range.',
  'lesson.gunnery.sails': 'Shoot away its last sail',
  'lesson.gunnery.sails.text':
    'Choose the hulk, then “Sails” and press “Fire!”. The percentage is your chance to hit. A new round brings three new shots.',
  'lesson.gunnery.close': 'Come closer',
  'lesson.gunnery.close.text':
    'Up close, guns hit more often: sail to the arrow, your side to the hulk. No arrow? “Finish” (X) starts a new round.',
  'lesson.gunnery.sink': 'Sink it',
  'lesson.gunnery.sink.text':
    'Choose the hulk, then “Hull” and fire. Each hit takes one of its four points. If the last shot hits, a 6 sinks it.',
  'lesson.gunnery.astray.hull': 'You fired at the hull, but now the sails count. Choose “Sails” (A) before you fire.',
  'lesson.gunnery.astray.far': 'Shots from this far rarely hit. Sail closer first: the arrow shows the cell.',
  'lesson.gunnery.astray.sails': 'Its sails are already gone. Choose “Hull” (A) before you fire.',

  'lesson.boarding': 'Boarding',
  'lesson.boarding.about': 'Come alongside, fight for the deck, and sail the prize yourself',
  'lesson.boarding.learnt':
    'A ship you sink is gone; a ship you take fights for you. Shoot down its hull first, then board it: that is safer.',
  'lesson.boarding.alongside': 'Come alongside',
  'lesson.boarding.alongside.text':
    'Choose the cell the arrow points at. Ships board side by side, not at a corner. Don’t fire: a sunk ship cannot be taken.',
  'lesson.boarding.board': 'Board it',
  'lesson.boarding.board.text':
    'Choose the brig, then “Board” (B), then “Board!”. Each side rolls a die and adds its hull: you 9, it 2. The higher total wins.',
  'lesson.boarding.prize': 'Your prize',
  'lesson.boarding.prize.text':
    'The brig flies your flag! It stays put this round. Next round, choose it and turn it on the spot (R, then Enter).',
  'lesson.boarding.second': 'The galleon too',
  'lesson.boarding.second.text':
    'Take the galleon too: it is straight downwind. Sail up and “Board” (B). If your prize is in the way, move it first.',
  'lesson.boarding.missed':
    'One of the two has sunk, and a sunk ship cannot be taken. Go back a step and hold your fire.',
  'lesson.boarding.astray': 'Hold your fire: a sunk ship cannot be taken. Come alongside first, then “Board” (B).',

  'lesson.fort': 'The fort and a salvo',
  'lesson.fort.about': 'Fire with two ships at once and take an enemy fort',
  'lesson.fort.learnt':
    'A salvo uses one die for all: either every shot hits or none does. A fort fires in all eight directions, but with no hull left it falls silent and is taken without a fight. Take the enemy’s only fort and you win.',
  'lesson.fort.salvo': 'A salvo',
  'lesson.fort.salvo.text':
    'Choose your ship of the line, then the fort. “All together” (G), then “Salvo!”: both ships fire on one die, so all hit or none.',
  'lesson.fort.silence': 'Silence the fort',
  'lesson.fort.silence.text':
    'The salvo missed? End your turn (E) and fire again. The fort covers all eight directions and fires back; without hull it falls silent.',
  'lesson.fort.port': 'Sail up to the fort',
  'lesson.fort.port.text':
    'The fort is silent. Bring your ship of the line beside it: choose the cell the arrow points at. Any neighbouring cell will do.',
  'lesson.fort.take': 'Take the fort',
  'lesson.fort.take.text':
    'Choose the fort and press “Board!”. A silent fort is taken without a roll. The enemy has no other, so this wins the battle.',
  'lesson.fort.astray':
    'Only one ship fired. Take it back: “Back a step”. Then press “All together” (G) before you fire.',
  'lesson.fort.missed': 'The fort is already silent, and there was no salvo. Go back a step and fire together.',

  'lesson.captains': 'Captains',
  'lesson.captains.about': 'Rapid sails further, Target shoots straighter, Berserk boards harder',
  'lesson.captains.learnt':
    'Rapid sails a cell further, Target shoots straighter, Berserk adds 1 in boarding. There is a fourth, Swift, who fires first at any enemy that aims at him. Once you use a captain, the enemy has seen him.',
  'lesson.captains.rapid': 'Rapid',
  'lesson.captains.rapid.text':
    'Choose the northern brig, tick its captain (U), and sail. Rapid adds a cell in a fresh wind. His card stays hidden from the enemy.',
  'lesson.captains.target': 'Target',
  'lesson.captains.target.text':
    'Choose your ship of the line, then the hulk beside it, and fire. Target helps at once: with him, a 2 also hits.',
  'lesson.captains.berserk': 'Berserk',
  'lesson.captains.berserk.text':
    'Sail the frigate up to the brig. Choose the brig, then “Board” (B), then “Board!”. Berserk adds 1 to your die.',
  'lesson.captains.astray':
    'That works too, but now try it with the captain. Take it back: “Back a step”. Then give the order with the captain’s help (U).',

  'lesson.weather': 'Storm, calm and port',
  'lesson.weather.about': 'What ships can do with no wind or too much, and where they are repaired',
  'lesson.weather.learnt':
    'Each round brings a new wind. In a calm only brigs creep; in a storm all ships drift. In your own port a ship that does nothing else can repair.',
  'lesson.weather.calm': 'Calm',
  'lesson.weather.calm.text':
    'Choose the cell ahead of your brig. In a calm a brig creeps one cell; others can only turn. Then watch the vane turn.',
  'lesson.weather.missed':
    'The calm is over, and your brig never moved. Go back a step and move it while there is no wind.',
  'lesson.weather.storm': 'A storm',
  'lesson.weather.storm.text':
    'In a storm no ship sails, but guns fire. End your turn (E): the storm drives your brig with the wind. Rocks cost hull.',
  'lesson.weather.port': 'Into the port',
  'lesson.weather.port.text':
    'The wind is fresh again. Sail to your fort in the east. The cells around the fort are your port: stop in any of them.',
  'lesson.weather.repair': 'Repair the brig',
  'lesson.weather.repair.text':
    'Choose the brig, press “Repair” (P), then “Repair” again. It repairs 2 points and does nothing else. Already sailed? End your turn (E) first.',
  'lesson.weather.astray.away': 'That leads away from the port. It is in the east, around your fort.',
  'lesson.weather.astray.left':
    'The brig left port, the only place for repairs. Sail back in, or take it back: “Back a step”.',

  'lesson.skirmish': 'A small battle',
  'lesson.skirmish.about': 'Two ships against two, with everything you have learnt',
  'lesson.skirmish.advice':
    'The battle is lost, the lesson is not: go back a step, or start again. Keep your ships together. Fire at bow or stern, where few guns answer. Before you end a turn press D: enemies can fire at the red cells.',
  'lesson.skirmish.learnt':
    'Broadside to the enemy’s bow, wind behind you, two against one: that wins battles. Now for your first match: your three ships against three.',
  'lesson.skirmish.hit': 'The first hit',
  'lesson.skirmish.hit.text':
    'Hit an enemy just once. Turn your side to its bow or stern: there it can hardly fire back. D shows cells under fire.',
  'lesson.skirmish.one': 'Two against one',
  'lesson.skirmish.one.text':
    'Attack one ship with both of yours: sink or take it. Without sails it cannot flee, and with little hull it is easy to board.',
  'lesson.skirmish.win': 'The last one',
  'lesson.skirmish.win.text': 'One is left. Sink it or take it, and the day is yours.',
} as const
