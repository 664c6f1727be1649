/** Admiral: the playable lessons. */
export const admiralLessons = {
  'lesson.astray.idle':
    'The ship did nothing this turn. No harm done: she is ready again in the new round. Or take it back: “Back a step”.',

  'lesson.sailing': 'Sailing',
  'lesson.sailing.about': 'Headings, wind and turns: reach a buoy against the wind with a brig',
  'lesson.sailing.learnt':
    'Every cell and every turn costs points. A ship has most of them before the wind and fewest against it: the numbers round it say how many on each heading. A new round gives all of them back.',
  'lesson.sailing.set': 'Set sail',
  'lesson.sailing.set.text': 'The brig is chosen. Click the lit cell ahead; each cell costs points.',
  'lesson.sailing.set.table': 'Its tag shows B for brig, then sails and hull left.',
  'lesson.sailing.turn': 'Turn against the wind',
  'lesson.sailing.turn.text':
    'The wind blows south, the buoy lies north. Click the cell below the arrow: its number is points left. No arrow? Press “Finish” (X).',
  'lesson.sailing.round': 'Sail on in the new round',
  'lesson.sailing.round.text':
    'Sail on to the buoy. A new round gives all points back. The numbers around are points by heading: many with the wind, few against.',
  'lesson.sailing.buoy': 'Reach the buoy',
  'lesson.sailing.buoy.text':
    'Stop beside the buoy or on it. Against the wind the brig makes a cell or two a round, so sail diagonally.',
  'lesson.sailing.astray':
    'She turned before the wind, but the buoy lies the other way. Turn to the north, or take it back: “Back a step”.',
  'lesson.sailing.away': 'That way leads off the buoy. Steer to the north, or take it back: “Back a step”.',

  'lesson.gunnery': 'Gunnery',
  'lesson.gunnery.about': 'Broadsides, distance and sails: sink a hulk with a ship of the line',
  'lesson.gunnery.learnt':
    'A broadside fires sideways, so turn your side to the enemy. The nearer, the more shots hit. Without sails a ship creeps, without hull she sinks.',
  'lesson.gunnery.beam': 'Turn your side to her',
  'lesson.gunnery.beam.text':
    'Click the cell the arrow points at. Broadsides fire straight to either side, so turn your side to the hulk. Coloured strips show the reach.',
  'lesson.gunnery.sails': 'Shoot her last sail away',
  'lesson.gunnery.sails.text':
    'Click the hulk, choose “Sails” and press “Fire!”. The percentage is your chance to hit. A new round gives three shots back.',
  'lesson.gunnery.close': 'Come closer',
  'lesson.gunnery.close.text':
    'From close by guns hit more often: sail to the arrow, your side to the hulk. No arrow? “Finish” (X) begins a new round.',
  'lesson.gunnery.sink': 'Sink her',
  'lesson.gunnery.sink.text':
    'Click the hulk, choose “Hull” and fire. Each hit takes one of its four. If the last shot hits, a 6 sinks it at once.',
  'lesson.gunnery.astray.hull':
    'You fired at the hull, but her sails are what counts now. Choose “Sails” (A) before you fire.',
  'lesson.gunnery.astray.far': 'Shots from so far seldom hit. Sail closer first: the arrow shows the cell.',
  'lesson.gunnery.astray.sails': 'Her sails are gone already. Choose “Hull” (A) before you fire.',

  'lesson.boarding': 'Boarding',
  'lesson.boarding.about': 'Come alongside, fight for her deck, and sail the prize yourself',
  'lesson.boarding.learnt':
    'A ship you sink is gone; a ship you take fights for you. Shoot her hull down first, then board her: that is safer.',
  'lesson.boarding.alongside': 'Come alongside',
  'lesson.boarding.alongside.text':
    'Click the cell the arrow points at. Ships board side by side, not at a corner. Don’t fire: a sunk ship cannot be taken.',
  'lesson.boarding.board': 'Board her',
  'lesson.boarding.board.text':
    'Click the brig, choose “Board” (B), then “Board!”. Each side rolls a die and adds its hull, you 9, it 2. More wins the brig.',
  'lesson.boarding.prize': 'Your prize',
  'lesson.boarding.prize.text':
    'The brig flies your flag! It lies still this round. In the new one click it and turn it on the spot (R, then Enter).',
  'lesson.boarding.second': 'The galleon too',
  'lesson.boarding.second.text':
    'Take the galleon too: it lies straight before the wind. Sail up and “Board” (B). If your prize is in the way, move it first.',
  'lesson.boarding.missed':
    'One of the two is at the bottom, and a sunk ship cannot be taken. Go back a step and hold your fire.',
  'lesson.boarding.astray': 'Hold your fire: a sunk ship cannot be taken. Come alongside first, then “Board” (B).',

  'lesson.fort': 'The fort and a salvo',
  'lesson.fort.about': 'Fire two ships at once and take an enemy fort',
  'lesson.fort.learnt':
    'A salvo is one die for all: either every shot hits or none does. A fort fires in all eight directions, but without hull it falls silent, and then it is taken without a fight. Take the enemy’s only fort and you have won.',
  'lesson.fort.salvo': 'A salvo',
  'lesson.fort.salvo.text':
    'Click your ship of the line, then the fort. “All together” (G), then “Salvo!”: both ships fire with one die, and all hit or none.',
  'lesson.fort.silence': 'Silence the fort',
  'lesson.fort.silence.text':
    'The salvo missed? End your turn (E) and fire again. The fort fires in eight directions and answers; without hull it falls silent.',
  'lesson.fort.port': 'Sail up to the fort',
  'lesson.fort.port.text':
    'The fort is silent now. Bring your ship of the line beside it: click the cell the arrow points at. Any neighbouring cell will do.',
  'lesson.fort.take': 'Take the fort',
  'lesson.fort.take.text':
    'Click the fort and press “Board!”. A silent fort is taken without a die. The enemy has no other, so this wins the battle.',
  'lesson.fort.astray':
    'Only one ship fired. Take it back: “Back a step”. Then press “All together” (G) before you fire.',
  'lesson.fort.missed': 'The fort is silent already, and there was no salvo. Go back a step and fire together.',

  'lesson.captains': 'Captains',
  'lesson.captains.about': 'Rapid sails further, Target shoots straighter, Berserk boards harder',
  'lesson.captains.learnt':
    'Rapid: a cell further. Target: straighter shots. Berserk: 1 more in boarding. There is a fourth, Swift: he fires before whoever aims at him. Once you use a captain, the enemy has seen him.',
  'lesson.captains.rapid': 'Rapid',
  'lesson.captains.rapid.text':
    'Click the northern brig, tick its captain (U), and sail. Rapid adds a cell in a fresh wind. His card stays hidden from the enemy.',
  'lesson.captains.target': 'Target',
  'lesson.captains.target.text':
    'Click your ship of the line, then the hulk beside it, and fire. Target helps at once: with him a 2 hits too.',
  'lesson.captains.berserk': 'Berserk',
  'lesson.captains.berserk.text':
    'Sail the frigate up to the brig. Click the brig, choose “Board” (B), then “Board!”. Berserk adds 1 to your die.',
  'lesson.captains.astray':
    'That works too, but now try it with the captain. Take it back: “Back a step”. Then order it with the captain’s help (U).',

  'lesson.weather': 'Storm, calm and port',
  'lesson.weather.about': 'What ships can do without wind and with too much of it, and where they are mended',
  'lesson.weather.learnt':
    'Each round brings a new wind. In a calm only brigs creep, in a storm all ships drift. In your own port a ship mends if she does nothing else.',
  'lesson.weather.calm': 'Calm',
  'lesson.weather.calm.text':
    'Click the cell ahead of your brig. In a calm a brig creeps one cell; other ships only turn. Then watch the vane turn.',
  'lesson.weather.missed':
    'The calm is over, and your brig lay still. Go back a step and move her while there is no wind.',
  'lesson.weather.storm': 'A storm',
  'lesson.weather.storm.text':
    'In a storm nobody sails, but guns fire. End your turn (E): the storm drives your brig before the wind. Rocks cost hull.',
  'lesson.weather.port': 'Into the port',
  'lesson.weather.port.text':
    'The wind is fresh again. Sail to your fort in the east. The cells round the fort are your port: stop in any of them.',
  'lesson.weather.repair': 'Mend her',
  'lesson.weather.repair.text':
    'Choose the brig, press “Repair” (P), then “Repair” again. It mends 2 points and does nothing else. Already sailed? End your turn (E) first.',
  'lesson.weather.astray.away': 'That way leads off the port. It is in the east, round your fort.',
  'lesson.weather.astray.left':
    'She left the port, and ships are mended only there. Sail in again, or take it back: “Back a step”.',

  'lesson.skirmish': 'A small battle',
  'lesson.skirmish.about': 'Two ships against two, with everything you have learnt',
  'lesson.skirmish.advice':
    'The battle is lost, the lesson is not: go back a step, or begin again. Keep your ships together. Fire at bow or stern, where few guns answer. Before you end a turn press D: enemies can fire at the red cells.',
  'lesson.skirmish.learnt':
    'Broadside to her bow, wind behind you, two against one: so battles are won. Now for your first match: three ships of yours against three.',
  'lesson.skirmish.hit': 'The first hit',
  'lesson.skirmish.hit.text':
    'Hit an enemy just once. Turn your side to its bow or stern: from there it hardly fires back. D shows cells under fire.',
  'lesson.skirmish.one': 'Two against one',
  'lesson.skirmish.one.text':
    'Attack one ship with both of yours: sink or take it. Without sails it cannot flee, and with little hull it is easily boarded.',
  'lesson.skirmish.win': 'The last one',
  'lesson.skirmish.win.text': 'One is left. Sink her or take her, and the day is yours.',
} as const
