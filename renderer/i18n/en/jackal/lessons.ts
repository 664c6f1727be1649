/** Jackal: the playable lessons. */
export const jackalLessons = {
  'lesson.ashore': 'The first coin',
  'lesson.ashore.about': 'Step ashore, turn tiles over, carry gold to the ship',
  'lesson.ashore.learnt':
    'Find gold and carry it to your ship, one coin at a time: the most gold wins. A turn is one move, by the ship or by one pirate.',
  'lesson.ashore.land': 'Step ashore',
  'lesson.ashore.land.text':
    'Gold lies under the tiles of this island. Your three pirates are aboard. Choose the lit tile straight ahead of your ship: one jumps ashore.',
  'lesson.ashore.open': 'Turn a tile over',
  'lesson.ashore.open.text':
    'A pirate goes one tile a turn, diagonally too. A closed tile turns over when he steps on it. Go to the marked tile.',
  'lesson.ashore.lift': 'Take a coin',
  'lesson.ashore.lift.text': 'Two coins! A pirate carries one. Choose the tile he came from, then “With the coin”.',
  'lesson.ashore.home': 'Carry it home',
  'lesson.ashore.home.text':
    'With a coin he steps only on open tiles, and neither swims nor fights. Choose the ship: the coin is safe there.',
  'lesson.ashore.second': 'Fetch the second coin',
  'lesson.ashore.second.text':
    'One coin is still on the chest. Any of your pirates may fetch it. The way is short: ashore, to the coin, back, and aboard.',

  'lesson.tiles': 'Tiles that act',
  'lesson.tiles.about': 'Arrow, ice, crocodile, cannon, horse: some tiles move you on at once',
  'lesson.tiles.learnt':
    'Some tiles send a pirate on at once, so one move can cross half the island. Point at a tile, and its card says what it does; point at a target, and the way there is drawn.',
  'lesson.tiles.arrow': 'An arrow',
  'lesson.tiles.arrow.text':
    'Step ashore. Under the tile is an arrow: your pirate goes on at once, the way it points, and turns over the tile he reaches.',
  'lesson.tiles.ice': 'Ice',
  'lesson.tiles.ice.text': 'Now straight on, to e3. On ice he slides one tile further in the same direction.',
  'lesson.tiles.crocodile': 'A crocodile',
  'lesson.tiles.crocodile.text':
    'Go to d4. A crocodile lives there: your pirate runs back to the tile he came from. All you lose is the turn.',
  'lesson.tiles.cannon': 'A cannon',
  'lesson.tiles.cannon.text': 'Go to e5. A cannon fires him along its barrel, over everything, into the sea.',
  'lesson.tiles.swim': 'Swim to the ship',
  'lesson.tiles.swim.text':
    'He swims one cell a turn and leaves the water only aboard your ship. Choose the ship beside him.',
  'lesson.tiles.horse': 'A horse',
  'lesson.tiles.horse.text':
    'Go ashore over the arrow again, then to f2. A horse leaps like a chess knight: two ahead, one to the side. Choose where.',

  'lesson.crews': 'Ships and fights',
  'lesson.crews.about': 'Sail, pick up a swimmer, send an enemy to his ship, free a friend',
  'lesson.crews.learnt':
    'A hit on land only sends an enemy back to his ship. In the water a hit kills, and so do enemy ships: never swim in front of one. A trapped pirate waits for a friend.',
  'lesson.crews.sail': 'Sail along the shore',
  'lesson.crews.sail.text':
    'A pirate has fallen into the water. Choose your ship, then the sea beside it: with a pirate aboard it sails along its shore.',
  'lesson.crews.rescue': 'Pick him up',
  'lesson.crews.rescue.text':
    'Sail onto him: your ship picks up friends. An enemy there would drown. And touching an enemy ship means death.',
  'lesson.crews.strike': 'Send an enemy away',
  'lesson.crews.strike.text':
    'A black pirate is in the trap at g4. Walk onto his tile with empty hands: he flies to his ship without his load.',
  'lesson.crews.missed':
    'You have too few pirates left for this. Go back a step, and keep clear of enemy ships: touching one means death.',
  'lesson.crews.free': 'Free your friend',
  'lesson.crews.free.text':
    'Now your own pirate is in the trap. He gets out when a friend comes to him: bring another pirate ashore. Then both are free.',

  'lesson.residents': 'Islanders and odd tiles',
  'lesson.residents.about': 'A turntable, Friday, Ben Gunn, a missionary, and a grove that swaps captains',
  'lesson.residents.learnt':
    'Islanders join the crew that finds them. Ben Gunn can do anything a pirate can, Friday carries gold but cannot fight, and the missionary carries nothing, but nobody fights on his tile. Point at a tile, and its card will remind you.',
  'lesson.residents.missed': 'The men this step needs are gone. Go back a step and take care of them.',
  'lesson.residents.jungle': 'A turntable',
  'lesson.residents.jungle.text':
    'Step ashore, into the jungle. It is a turntable: you cross it one step a turn. Your pirate is on the first step of two.',
  'lesson.residents.on': 'One step further',
  'lesson.residents.on.text':
    'Choose the lit tile he stands on: he goes on to the last step and may leave next turn. Deserts, swamps and mountains take longer.',
  'lesson.residents.friday': 'Friday',
  'lesson.residents.friday.text':
    'Now straight on, to d3. Friday lives there and joins the crew that finds him: you gain a man.',
  'lesson.residents.carry': 'Friday carries gold',
  'lesson.residents.carry.text':
    'Friday cannot fight, but he carries gold, and no trap holds him. Send him to c2, then with the coin to the ship.',
  'lesson.residents.ben': 'Ben Gunn',
  'lesson.residents.ben.text':
    'Send the pirate on from d3 to d4. Old Ben Gunn lives there. He joins you and can do anything a pirate can.',
  'lesson.residents.missionary': 'The missionary',
  'lesson.residents.missionary.text':
    'Go on to d5. The missionary joins you: he turns tiles over, but carries nothing. Keep Friday away: if they meet, both leave.',
  'lesson.residents.bottle': 'A bottle for him',
  'lesson.residents.bottle.text':
    'A bottle lies hidden at e6. Send the missionary there: one sip, and he fights and carries like a pirate. Other bottles free trapped men.',
  'lesson.residents.grove': 'A grove',
  'lesson.residents.grove.text':
    'Send someone to c6, a grove where everyone gets lost: for one turn, each crew is commanded by the next player.',
  'lesson.residents.command': 'A borrowed crew',
  'lesson.residents.command.text':
    'It is the black crew’s turn, and you command it! Make any move. Your rival then moves yours; after that everyone has their own again.',

  'lesson.waters': 'Archipelago and lifeboat',
  'lesson.waters.about': 'Ships that go anywhere, a trampoline, a lifeboat to carry and row, and a bear to wake',
  'lesson.waters.learnt':
    'In Archipelago a ship goes as many cells as it has sailors aboard, and you board it from any side. Gold in the lifeboat counts like gold in the ship. The bear walks only after the turns of the player who woke it, and leaves ships and boats alone.',
  'lesson.waters.sail': 'Sail round the island',
  'lesson.waters.sail.text':
    'Here ships go anywhere, as many cells as they have sailors aboard: you have three. Choose your ship, then the golden frame.',
  'lesson.waters.trampoline': 'Leap',
  'lesson.waters.trampoline.text':
    'Choose e3: from a ship you step onto any tile beside it. A trampoline throws your pirate over one cell. Choose where he lands.',
  'lesson.waters.find': 'Find the lifeboat',
  'lesson.waters.find.text': 'Send a pirate to tile f4: the lifeboat lies under it. First choose him, then the tile.',
  'lesson.waters.launch': 'Launch it',
  'lesson.waters.launch.text':
    'A pirate carries the boat like a coin. Choose the sea beside him: he launches it and may row one cell further at once.',
  'lesson.waters.row': 'Row to the islet',
  'lesson.waters.row.text':
    'Choose the boat, then the water in the golden frame: one cell a turn. At the islet send your pirate ashore.',
  'lesson.waters.gold': 'Gold aboard',
  'lesson.waters.gold.text':
    'A chest lies at i4. Carry a coin from there into the boat: it counts at once, without the ship.',
  'lesson.waters.bear': 'Wake the bear',
  'lesson.waters.bear.text':
    'Send a pirate from the ship to e2: a bear sleeps there. It chases him aboard and steps towards the nearest man on land.',
  'lesson.waters.paw': 'Watch its paw',
  'lesson.waters.paw.text':
    'Now it steps towards the nearest man ashore; the paw shows where. Move so that it catches nobody. No one ashore? Land first.',
  'lesson.waters.astray':
    'The bear stayed where it was: nobody is on its island. Go ashore there from the ship, well away from it.',
} as const
