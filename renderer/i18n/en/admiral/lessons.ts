/** Admiral: the playable lessons. */
export const admiralLessons = {
  'lesson.astray.idle':
    'The ship did nothing this turn. No harm done: she is ready again in the new round. Or take it back: “Back a step”.',

  'lesson.sailing': 'Sailing',
  'lesson.sailing.about': 'Headings, wind and turns: reach a buoy against the wind with a brig',
  'lesson.sailing.learnt':
    'Every cell and every turn costs points. A ship has most of them before the wind and fewest against it: the numbers round her say how many on each heading. A new round gives all of them back.',
  'lesson.sailing.set': 'Set sail',
  'lesson.sailing.set.text':
    'The brig is chosen. Click the lit cell ahead of her, where the arrow points, and click it once more to sail there. Every cell costs a point.',
  'lesson.sailing.turn': 'Turn against the wind',
  'lesson.sailing.turn.text':
    'The wind blows to the south, and the buoy lies to the north. Turn toward it: click the cell under the arrow, then once more. The number in a cell is how many points will be left. No arrow? Then her points are spent: press “Finish” (X).',
  'lesson.sailing.round': 'Sail on in the new round',
  'lesson.sailing.round.text':
    'Sail on toward the buoy. When her points are spent, press “Finish” (X): your rival moves, and a new round gives her all her points back. The numbers round her say how many she has on each heading: many before the wind, few against it.',
  'lesson.sailing.buoy': 'Reach the buoy',
  'lesson.sailing.buoy.text':
    'Stop beside the buoy, or on it. Straight against the wind she makes only a cell or two a round, so sail aslant. The small arrows in a cell show which way she will face there.',
  'lesson.sailing.astray':
    'She turned before the wind, but the buoy lies the other way. Turn to the north, or take it back: “Back a step”.',
  'lesson.sailing.away': 'That way leads off the buoy. Steer to the north, or take it back: “Back a step”.',

  'lesson.gunnery': 'Gunnery',
  'lesson.gunnery.about': 'Broadsides, distance and sails: sink a hulk with a ship of the line',
  'lesson.gunnery.learnt':
    'Guns fire along rays; the nearer, the more faces of the die hit. Sails shot away slow a ship, hits on the hull sink her.',
  'lesson.gunnery.beam': 'Turn your side to her',
  'lesson.gunnery.beam.text':
    'Guns fire along rays: broadsides straight to either side, one bow or stern gun ahead or astern. Your ship of the line reaches 6 cells. Sail north until the hulk lies on a broadside ray: the yellow arrow shows such a cell. Point at your ship to see the rays.',
  'lesson.gunnery.sails': 'Shoot her last sail away',
  'lesson.gunnery.sails.text':
    'The hulk is creeping away under her last sail. Click her and fire at the sails: at long range 1, 3 and 5 on the die hit. You have 3 shots a round, one by one or all at once. If she leaves the ray, bring your broadside to bear again: the arrow shows where.',
  'lesson.gunnery.close': 'Come closer',
  'lesson.gunnery.close.text':
    'From half the range, 3 cells here, a 6 on the die hits as well; at one cell a 4 does too. Sail closer and bring your broadside to bear again. The yellow arrow shows where to sail, and where next if that is not enough. Her own guns reach one cell: she answers only there.',
  'lesson.gunnery.sink': 'Sink her',
  'lesson.gunnery.sink.text':
    'Fire at the hull: each hit takes one point of it, and a galleon has 4. When your ship’s last shot of the round hits, one more die is rolled: on a 6 the hit is critical, and she sinks at once.',
  'lesson.gunnery.astray.hull':
    'You fired at the hull, but her sails are what counts now. Choose “Sails” (A) before you fire.',
  'lesson.gunnery.astray.far': 'From far off it is hard to hit. Sail closer first: the arrow shows the cell.',
  'lesson.gunnery.astray.sails': 'Her sails are gone already. Choose “Hull” (A) before you fire.',

  'lesson.boarding': 'Boarding',
  'lesson.boarding.about': 'Come alongside, fight for her deck, and sail the prize yourself',
  'lesson.boarding.learnt':
    'A ship you sink is gone; a ship you take fights for you. Shoot the hull down first, then board: die and hull left decide.',
  'lesson.boarding.alongside': 'Come alongside',
  'lesson.boarding.alongside.text':
    'A brig without wind in her sails: a prize! One boards from a cell that touches hers by a side, not by a corner. The wind is behind you: choose your ship of the line and sail up to her. Don’t fire: whom you sink, you cannot take.',
  'lesson.boarding.board': 'Board her',
  'lesson.boarding.board.text':
    'Click the brig and choose “Board” (B). Each side throws a die and adds the hull that is left: you 9 (your ship is sturdier here than usual), she 2. More wins, and a tie is hers. If her guns bear, she may fire first. Boarding ends your ship’s turn.',
  'lesson.boarding.prize': 'Your prize',
  'lesson.boarding.prize.text':
    'She flies your flag! In the round of the fight her crew only clears the deck; from the next one she is yours to command. Choose her, and turn her on the spot (R) or sail.',
  'lesson.boarding.second': 'The galleon too',
  'lesson.boarding.second.text':
    'There lies another, a galleon with half her hull gone. Take her the same way. She lies straight before the wind: sail on ahead, unless you have put the prize in your own way.',
  'lesson.boarding.missed':
    'One of the two is at the bottom, and a sunk ship cannot be taken. Go back a step and hold your fire.',
  'lesson.boarding.astray': 'Hold your fire: a sunk ship cannot be taken. Come alongside first, then “Board” (B).',

  'lesson.captains': 'Captains',
  'lesson.captains.about': 'Rapid, Target, Berserk: four cards, each at its best in another place',
  'lesson.captains.learnt':
    'Rapid sails a cell further, Target hits on a 2 and never misses from close by, Berserk adds 1 to a boarding, Swift fires first. Whom you use, the enemy has seen.',
  'lesson.captains.rapid': 'Rapid',
  'lesson.captains.rapid.text':
    'A captain’s card lies face down aboard; the enemy sees that there is one, not who. Your brig in the north has Rapid: one cell more in a fresh wind. Choose her, tick his help in the orders (U), and sail.',
  'lesson.captains.target': 'Target',
  'lesson.captains.target.text':
    'Your ship of the line has Target: a 2 hits too, and a broadside at one cell cannot miss. A hulk lies right beside her. Click the hulk, tick Target (U), and fire.',
  'lesson.captains.berserk': 'Berserk',
  'lesson.captains.berserk.text':
    'Your frigate has Berserk: 1 more in a boarding. Sail her up to the brig ahead, click the brig, choose “Board”, tick Berserk (U), and board her.',
  'lesson.captains.astray':
    'That works too, but now try it with the captain. Take it back: “Back a step”. Then tick his help (U) before the order.',

  'lesson.weather': 'Storm, calm and port',
  'lesson.weather.about': 'What ships can do without wind and with too much of it, and where they are mended',
  'lesson.weather.learnt':
    'Each round the vane is spun anew. In a calm only brigs creep, in a storm all drift and nobody sails. In your own port a ship that does nothing else mends 2 points.',
  'lesson.weather.calm': 'Calm',
  'lesson.weather.calm.text':
    'No wind today. In a calm ships may only turn by 45°; a brig alone creeps one cell ahead, if she heads straight. Choose your brig and sail that cell. That ends the round: watch the vane.',
  'lesson.weather.missed':
    'The calm is over, and your brig lay still. Go back a step and move her while there is no wind.',
  'lesson.weather.storm': 'A storm',
  'lesson.weather.storm.text':
    'A storm! Before anybody acts it drives every ship before the wind, a brig three cells, and turns her bow there. On rocks it costs hull. In a storm nobody sails: end your turn (E).',
  'lesson.weather.port': 'Into the port',
  'lesson.weather.port.text':
    'The wind is fresh again. The cells round your fort in the east are your port. Sail into one of them.',
  'lesson.weather.repair': 'Mend her',
  'lesson.weather.repair.text':
    'In port a ship that does nothing else in a round mends 2 points of hull or sails. Has she sailed in this round? Then end your turn, and in the next one choose “Repair” (P).',
  'lesson.weather.astray.away': 'That way leads off the port. It is in the east, round your fort.',
  'lesson.weather.astray.left':
    'She left the port, and only there ships are mended. Sail in again, or take it back: “Back a step”.',

  'lesson.skirmish': 'A small battle',
  'lesson.skirmish.about': 'Two ships against two, with everything you have learnt',
  'lesson.skirmish.advice':
    'The battle is lost, the lesson is not: go back a step, or begin again. Keep both ships together, come up from where the wind blows, and fire at bow or stern, where few guns answer. Before you end a turn, press D and see whom they reach.',
  'lesson.skirmish.learnt':
    'Broadside to her bow, wind behind you, two against one: so battles are won. Now the whole fleet waits for you: begin a duel against an easy bot.',
  'lesson.skirmish.hit': 'The first hit',
  'lesson.skirmish.hit.text':
    'You have a ship of the line and a frigate, the wind behind you. Sail up and bring a broadside to bear. Beware of ending on their broadside rays: D shows where they can fire. Whoever is fired at may answer.',
  'lesson.skirmish.one': 'Two against one',
  'lesson.skirmish.one.text':
    'Go for one ship with both of yours. Sails shot away, she cannot flee; hull shot away, she is easily boarded. Sink her or take her.',
  'lesson.skirmish.win': 'The last one',
  'lesson.skirmish.win.text': 'One is left. Sink her or take her, and the day is yours.',
} as const
