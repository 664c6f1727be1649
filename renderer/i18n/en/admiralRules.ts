/** Admiral: the book of rules and why a move is refused. */
export const admiralRules = {
  'rule.A-FIELD.title': 'The sea',
  'rule.A-FIELD.text':
    'A square grid of sea, 24 × 16 cells unless a position says otherwise; files run from a, ranks from 1. On it lie islands, reefs, forts and ports. One ship to a cell. Islands and forts are land. A reef cannot be entered, but shots fly over it. A sea cell among the eight around a fort is its port. Ships do not leave the field. Two to four squadrons sail, each for itself or in two alliances.',
  'rule.A-CLASS.title': 'Ships and forts',
  'rule.A-CLASS.text':
    'Ship of the line: 3 shots a round, hull 7, guns reach 6 cells, storms carry her 1; sails 4 cells straight and 3 diagonally.\nGalleon: 2 shots, hull 4, guns 5, drift 2; sails 4 and 3.\nFrigate: 1 shot, hull 4, guns 5, drift 2; sails 6 and 5.\nBrig: 1 shot, hull 3, guns 4, drift 3; sails 5 and 4, and in a calm 1 straight and 0 diagonally. The others do not sail in a calm.\nFort: 2 shots, hull 3, guns 6.\nA file with numbers of your own may say otherwise.',
  'rule.A-ROUND.title': 'The round',
  'rule.A-ROUND.text':
    'First the vane is spun: one of eight directions toward which the wind blows, and a strength; of 16 spins about 10 bring a fresh wind, 3 a calm and 3 a storm. In a storm all ships drift first. The shots of all ships and forts are renewed.\nThen the players in turn activate each of their ships and forts once, in any order; who begins moves on by one player each round. An activation is at most one move or one turn on the spot, with the shots before it, after it, or some before and some after, and perhaps boarding at its end; or else a repair and nothing besides.\nThere are 40 rounds unless another number is chosen. After the last the most hull left wins, in a hunt for treasure the most gold.',
  'rule.A-HEAD.title': 'Heading',
  'rule.A-HEAD.text':
    'A ship points in one of eight headings, 45° apart: N, E, S and W are straight; NE, SE, SW and NW are diagonal. Her next move begins where her bow points.',
  'rule.A-FRESH.title': 'Sailing in a fresh wind',
  'rule.A-FRESH.text':
    'She begins with the range of her class for her heading, straight or diagonal, minus the deviation of the heading from the wind in steps of 45° (0 to 4), minus the damage of her sails, plus 1 with Rapid. At 0 or less she cannot move.\nEach manoeuvre costs 1 and needs at least 1 left. Ahead: to the next cell. A turn from a straight heading: one cell ahead and one to the side, the bow 45° round, already on the first of the two; both must be free, and it still costs 1. A turn from a diagonal heading: to the next diagonal cell, the bow 45° round there.\nA turn changes what is left once more: −1 from straight to diagonal (nothing back the other way), +1 if it is toward where the wind blows, −1 if away from it. Below zero her move is over; the manoeuvre stands.\nA brig heads N, the wind blows to the W: 5 − 2 = 3. Turn left: heading NW, 3 − 1 − 1 + 1 = 2. Turn left: heading W, 2 − 1 + 1 = 2. Then two cells ahead; or left once more: heading SW, 2 − 1 − 1 − 1 = −1, her move is over.\nInstead of moving a ship may turn on the spot by 45°, a brig by up to 90°; then she does not move this round. Nobody slips diagonally between two cells of land on both sides of the way.',
  'rule.A-CALM.title': 'Calm',
  'rule.A-CALM.text':
    'A ship that does not sail in a calm may turn by 45°. A brig either turns, by up to 90°, or moves one cell ahead on a straight heading; not both.\nIn the second calm in a row a ship that has kept her heading through both may move one cell ahead: a brig on a diagonal heading, the others on a straight one; one such move in two calms.',
  'rule.A-STORM.title': 'Storm',
  'rule.A-STORM.text':
    'Every ship drifts with the wind, the most leeward first: a ship of the line 1 cell, a galleon or a frigate 2, a brig 3; then her bow points where the wind blows. One that land, a reef or the edge of the field stops takes 1 hull damage; another ship stops her without harm. In port there is no drift, and the heading is kept. Nobody sails or turns any more that round, but guns may fire.',
  'rule.A-FIRE.title': 'Gunnery',
  'rule.A-FIRE.text':
    'Guns fire along the eight rays only: broadsides along the two rays across the heading, bow guns ahead, stern guns astern; a fort along all eight, as accurate as a broadside. Islands, forts and any ship in between stop the shot.\nEach shot of a broadside is a die. Bow and stern guns fire one shot a round in all, whatever the class, and it is one of the ship’s shots.\nA broadside hits on 1, 3 and 5, bow and stern guns on 5. Damage to the hull of who fires spoils broadsides: from a third of the hull to two thirds the 1 is lost, above that 1 and 3 (ship of the line: damage 3–4 and 5–6, galleon and frigate: 2 and 3, brig and fort: 1 and 2). Distance helps all guns: from half of the range down to 2 cells a 6 hits too, point-blank, at 1 cell, 4 and 6. With Target 2 hits as well.\nShots are aimed at the hull, or at the sails if you say so. Hull: 1 damage; with as much damage as hull a ship sinks and a fort falls silent. Sails: −1 to the range in a fresh wind; hull, boarding and accuracy do not feel it. Forts have no sails.\nShots are fired one by one or gathered into a salvo, also from several ships and forts of one player at one target: one die for all, read by the worst of them; all hit or none, and each shot is a damage. A bow or stern shot in a salvo is the worst. The first ship named acts; the others only give shots that bear, even if they have acted already. Target helps a salvo only if he aims every shot of it.\nWhen the last shot that a ship has left hits, one more die is thrown: on 6 a hit on the hull sinks a ship or silences a fort, a hit on the sails takes them all. After a salvo only if every ship in it has used up all her shots.',
  'rule.A-REPLY.title': 'Return fire',
  'rule.A-REPLY.text':
    'A ship or fort fired at may answer at once, after the shooting and the die for a critical hit, unless she is sunk or it is silent: at whoever fired (after a salvo at one of them, as she likes), with the shots she has left this round, if her guns bear and reach. She is asked after every shot or salvo, until she declines or has no shots left. An answer is not answered.\nSwift: fired at, he answers first, before the attack is rolled, unless the attacker has Swift too and declares him with the attack. There is one such right for each attack; whoever declines it keeps the ordinary answer. Swift may also fire at an enemy ship that begins her activation on his line of fire, before she does anything, and at one that ends her move on it. Such shots may be answered.',
  'rule.A-CROSS.title': 'Crossing a line of fire',
  'rule.A-CROSS.text':
    'At a ship that passes, without stopping, a cell on an enemy’s line of fire and in range that enemy may fire first; she answers with the heading she has there, then sails on. A ship that ends her move on such a cell may fire first and is answered; if she does not fire, nobody does, and those still to act fire in their own turn; Swift alone is excepted.\nA ship on a diagonal heading may also cross a line of fire between two cells: the enemy may fire, and the distance is counted to the farther cell of the line, for the answer too; what stands on that cell does not stop the shot. She answers with her old heading, and not at all if the manoeuvre turns her. Forts fire at passing ships as ships do. Beginning a move on a line of fire gives nobody a shot but Swift.\nWhoever may fire out of turn is asked, if any gun bears; or a choice made before the match answers: never, at the hull, at the sails.',
  'rule.A-BOARD.title': 'Boarding',
  'rule.A-BOARD.text':
    'A ship next to an enemy ship by a side of her cell, not diagonally, may board her, whatever the headings, after a move or without one; that ends her activation. First the one attacked may fire at her if her guns bear. Then each throws a die, the attacker first, and adds the hull left, and 1 with Berserk; damage to sails does not count. The higher sum wins, a tie is the defender’s. The loser’s ship becomes the winner’s, with her damage and gold, and does nothing until the next round; her captain dies, and the winner may shift his own captain and gold to the prize.\nA fort without hull left falls silent; an enemy ship that boards it from its port takes it without a die.',
  'rule.A-PORT.title': 'In port',
  'rule.A-PORT.text':
    'A ship that does nothing else in her activation repairs in her own or an allied port up to 2 points of hull and sails in all, never more than are damaged. Captains go ashore and come aboard there.',
  'rule.C-CAPTAINS.title': 'Captains',
  'rule.C-CAPTAINS.text':
    'Everybody has the same four cards. Rapid: +1 to the range in a fresh wind, nothing in calm or storm. Swift: fired at, he answers first, and he fires at an enemy that begins or ends a move on his line of fire. Target: every gun of his ship hits on 2 as well; point-blank a broadside of an unhurt ship cannot miss. Berserk: +1 in boarding.\nNone of the cards is used, or 1, 2, 3 or all. Before play each player assigns so many in secret, one to a ship; the rest are out of play, unseen.\nCaptains last the whole match. Using one is a choice with each action and shows his card to all; at the end of the turn it is turned down and unknown again, unless captains once seen stay known. A card left face up is always used.\nA captain dies when his ship is sunk or taken; but if she is sunk in her own port, he goes to the port. In an own or allied port he may go ashore and wait, and go aboard another own ship that is in that port, never an ally’s. One captain to a ship.',
  'rule.A-SCENARIO.title': 'Scenarios',
  'rule.A-SCENARIO.text':
    'Duel: each squadron has one fort and one ship of each class. Whoever has sunk or taken all enemy ships, or taken the enemy fort, wins.\nTreasure: the same, with treasures on islands. A ship that ends her move next to one (any of 8 cells around) loads it, and lands it where she ends a move in her own port; gold sinks with its ship. When all is landed, or at the round limit, the most gold wins.\nOwn position: forces, map, wind and rounds come from a file; victory as in a duel. A side without ships, or whose only fort is taken, has lost.',

  'refusal.assign-first': 'The captains must be assigned first.',
  'refusal.already-assigned': 'Your captains are assigned already.',
  'refusal.wrong-cards': 'Give out exactly the agreed number of captains, each once.',
  'refusal.no-such-unit': 'There is no such ship or fort.',
  'refusal.sunk-or-silent': 'It is sunk or silent.',
  'refusal.prize-inactive': 'A prize does nothing in the round in which she was taken.',
  'refusal.already-done': 'She has done her part this round.',
  'refusal.another-is-active': 'First finish with whoever has begun to act.',
  'refusal.answer-the-offer': 'First the question must be answered.',
  'refusal.nothing-offered': 'Nothing is offered to you now.',
  'refusal.not-offered': 'That is not what was offered.',
  'refusal.a-fort-stays': 'A fort does not move.',
  'refusal.move-is-over': 'Her move is over.',
  'refusal.storm-no-sailing': 'Nobody sails or turns in a storm.',
  'refusal.no-points-left': 'She has no points left to move.',
  'refusal.way-blocked': 'The way is blocked.',
  'refusal.no-turn-in-calm-move': 'A move in a calm goes ahead without a turn.',
  'refusal.calm-no-way': 'She makes no way in this calm.',
  'refusal.turn-too-far': 'She cannot turn that far on the spot.',
  'refusal.no-shots-left': 'Not so many shots are left this round.',
  'refusal.not-an-enemy': 'That is no enemy.',
  'refusal.no-guns-bear': 'No guns bear on that.',
  'refusal.chaser-fires-once': 'Bow and stern guns fire one shot a round in all.',
  'refusal.forts-have-no-sails': 'A fort has no sails.',
  'refusal.salvo-names-twice': 'A ship can join a salvo only once.',
  'refusal.salvo-not-your-ship': 'Only your own ships and forts join a salvo.',
  'refusal.no-enemy-to-board': 'Only an enemy can be boarded.',
  'refusal.not-alongside': 'To board, lie next to a ship by a side of the cell, or in the port of a fort.',
  'refusal.fort-still-fires': 'The fort must be silenced first.',
  'refusal.not-in-port': 'Only in an own or allied port.',
  'refusal.repair-only': 'A ship that repairs does nothing else.',
  'refusal.wrong-repair': 'So much cannot be repaired.',
  'refusal.no-such-captain': 'There is no such captain here.',
  'refusal.captain-of-no-use': 'This captain is of no use here.',
  'refusal.card-not-there': 'That card is not here.',
  'refusal.one-captain-a-ship': 'One captain to a ship.',
  'refusal.wrong-loot': 'That cannot be shifted to the prize.',
} as const
