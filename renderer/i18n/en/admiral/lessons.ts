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
    'The brig is chosen. Click the lit cell ahead, where the arrow points, and the brig sails there. If it only shows the way, click once more. Sailing costs points, the farther the more.',
  'lesson.sailing.set.table':
    'The tag before her reads: B for brig, then how much is left of her sails and of her hull. Where some is lost it turns pale.',
  'lesson.sailing.turn': 'Turn against the wind',
  'lesson.sailing.turn.text':
    'The wind blows to the south, and the buoy lies to the north. Turn toward it: click the cell the arrow points at. The number in a cell is how many points will be left. No arrow? Press “Finish” (X).',
  'lesson.sailing.round': 'Sail on in the new round',
  'lesson.sailing.round.text':
    'Sail on toward the buoy. When her points are spent, her turn ends by itself; “Finish” (X) ends it sooner. A new round gives her all her points back. The numbers round her say how many she has on each heading: many before the wind, few against it.',
  'lesson.sailing.buoy': 'Reach the buoy',
  'lesson.sailing.buoy.text':
    'Stop beside the buoy, or on it. Straight against the wind she makes only a cell or two a round, so sail aslant. The small arrows in a cell show which way she will face there.',
  'lesson.sailing.astray':
    'She turned before the wind, but the buoy lies the other way. Turn to the north, or take it back: “Back a step”.',
  'lesson.sailing.away': 'That way leads off the buoy. Steer to the north, or take it back: “Back a step”.',

  'lesson.gunnery': 'Gunnery',
  'lesson.gunnery.about': 'Broadsides, distance and sails: sink a hulk with a ship of the line',
  'lesson.gunnery.learnt':
    'A broadside fires sideways, so turn your side to the enemy. The nearer, the more shots hit. Without sails a ship creeps, without hull she sinks.',
  'lesson.gunnery.beam': 'Turn your side to her',
  'lesson.gunnery.beam.text':
    'Click the cell the arrow points at: from there your guns reach the hulk. Broadsides fire straight to either side, so you turn your side to the target. Point at your ship: the coloured strips show how far she fires.',
  'lesson.gunnery.sails': 'Shoot her last sail away',
  'lesson.gunnery.sails.text':
    'Click the hulk, choose “Sails” and press “Fire!”. The percentage over her is your chance to hit. You have three shots, and each new round gives them back. If she slips away, turn your side to her again where the arrow is.',
  'lesson.gunnery.close': 'Come closer',
  'lesson.gunnery.close.text':
    'Guns hit more often from close by: sail to the arrow, your side to the hulk. No arrow, as she has sailed already? Press “Finish” (X): a new round brings it back. She fires back only if you are right beside her: those cells are red.',
  'lesson.gunnery.sink': 'Sink her',
  'lesson.gunnery.sink.text':
    'Click the hulk, choose “Hull” and fire. Her hull is 4, and each hit takes one. When the last shot of your round hits, one more die is rolled. On a 6 she sinks at once.',
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
    'Sail up to the brig: click the cell the arrow points at. You can board when the ships touch by a side, not by a corner. Don’t fire: a sunk ship cannot be taken.',
  'lesson.boarding.board': 'Board her',
  'lesson.boarding.board.text':
    'Click the brig and choose “Board” (B), then “Board!”. Each side rolls a die and adds its hull: you 9, she 2. Whoever has more gets the brig. She may get a shot in before the fight.',
  'lesson.boarding.prize': 'Your prize',
  'lesson.boarding.prize.text':
    'The brig flies your flag! She lies still until the round is over. In the new round click her and turn her on the spot (R), then Enter.',
  'lesson.boarding.second': 'The galleon too',
  'lesson.boarding.second.text':
    'Take the galleon too: she lies ahead, straight before the wind. Sail up to her and press “Board” (B). If your prize is in the way, move her first.',
  'lesson.boarding.missed':
    'One of the two is at the bottom, and a sunk ship cannot be taken. Go back a step and hold your fire.',
  'lesson.boarding.astray': 'Hold your fire: a sunk ship cannot be taken. Come alongside first, then “Board” (B).',

  'lesson.fort': 'The fort and a salvo',
  'lesson.fort.about': 'Fire two ships at once and take an enemy fort',
  'lesson.fort.learnt':
    'A salvo is one die for all: either every shot hits or none does. A fort fires in all eight directions, but without hull it falls silent, and then it is taken without a fight. Take the enemy’s only fort and you have won.',
  'lesson.fort.salvo': 'A salvo',
  'lesson.fort.salvo.text':
    'Click your ship of the line, then the fort. Press “All together” (G), then “Salvo!”: both ships fire at once. There is one die for all: either every shot hits or none does. The fort’s hull is 4, too much for one ship.',
  'lesson.fort.silence': 'Silence the fort',
  'lesson.fort.silence.text':
    'The salvo missed? End your turn (E) and fire another: a new round gives your shots back. The fort fires in all eight directions, and it answers. When its hull is gone it falls silent.',
  'lesson.fort.port': 'Sail up to the fort',
  'lesson.fort.port.text':
    'The fort is silent and harms nobody now. Bring your ship of the line beside it: click the cell the arrow points at. Any cell round the fort will do, even at a corner.',
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
    'Click the brig in the north, tick her captain (U), and sail. He is Rapid: in a fresh wind his ship goes a cell further. His card lies face down: the enemy does not know who he is.',
  'lesson.captains.target': 'Target',
  'lesson.captains.target.text':
    'Click your ship of the line, then the hulk beside it, and fire. The captain helps at once: he is Target, a sharpshooter: with him a 2 hits too, and a broadside from one cell away never misses.',
  'lesson.captains.berserk': 'Berserk',
  'lesson.captains.berserk.text':
    'Sail the frigate up to the brig ahead. Click the brig and choose “Board” (B), then press “Board!”. The captain helps at once: he is Berserk and adds 1 to your die in a boarding.',
  'lesson.captains.astray':
    'That works too, but now try it with the captain. Take it back: “Back a step”. Then order it with the captain’s help (U).',

  'lesson.weather': 'Storm, calm and port',
  'lesson.weather.about': 'What ships can do without wind and with too much of it, and where they are mended',
  'lesson.weather.learnt':
    'Each round brings a new wind. In a calm only brigs creep, in a storm all ships drift. In your own port a ship mends if she does nothing else.',
  'lesson.weather.calm': 'Calm',
  'lesson.weather.calm.text':
    'Click the cell ahead of your brig. There is no wind, but a brig still creeps one cell. Other ships can only turn in a calm. Then comes a new round: watch where the vane turns.',
  'lesson.weather.missed':
    'The calm is over, and your brig lay still. Go back a step and move her while there is no wind.',
  'lesson.weather.storm': 'A storm',
  'lesson.weather.storm.text':
    'In a storm nobody sails, but guns still fire. Here there is nobody to fire at: end your turn (E). The storm drove your brig three cells before the wind and turned her bow there. A ship thrown on rocks loses hull.',
  'lesson.weather.port': 'Into the port',
  'lesson.weather.port.text':
    'The wind is fresh again. Sail to your fort in the east. The cells round the fort are your port: stop in any of them.',
  'lesson.weather.repair': 'Mend her',
  'lesson.weather.repair.text':
    'Choose the brig and press “Repair” (P), then “Repair” once more. A ship mends 2 points of hull or sails, and does nothing else that turn. Has she sailed already? End your turn (E) and mend in the new round.',
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
    'Sail up and hit an enemy just once. Turn your side to her bow or stern: from there she hardly fires back. Press D: enemies can fire at the red cells.',
  'lesson.skirmish.one': 'Two against one',
  'lesson.skirmish.one.text':
    'Go for one ship with both of yours. Sink her or take her. Without sails she cannot flee, and with her hull shot away she is easier to board.',
  'lesson.skirmish.win': 'The last one',
  'lesson.skirmish.win.text': 'One is left. Sink her or take her, and the day is yours.',
} as const
