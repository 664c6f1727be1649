/** Admiral: the book of rules and why a move is refused. */
export const admiralRules = {
  'rule.A-FIELD.title': 'The sea',
  'rule.A-FIELD.text':
    'A field of 24 × 16 squares with islands, reefs, forts and ports. One ship to a square. Islands and forts are land; a reef cannot be entered, but shots fly over it. The eight squares round a fort are its port. Ships do not leave the field. Two to four squadrons sail, each for itself or in two alliances.',
  'rule.A-CLASS.title': 'Ships and forts',
  'rule.A-CLASS.text':
    'Ship of the line: 3 shots a round, hull 7, range of guns 6, sails 4 straight and 3 diagonally. Galleon: 2 shots, hull 4, guns 5, sails 4 and 3. Frigate: 1 shot, hull 4, guns 5, sails 6 and 5. Brig: 1 shot, hull 3, guns 4, sails 5 and 4, and one square straight even in a calm. Fort: 2 shots, hull 3, guns 6. A ruleset file of your own may say otherwise.',
  'rule.A-ROUND.title': 'The round',
  'rule.A-ROUND.text':
    'First the vane is spun: one of eight directions toward which it blows, and a strength: fresh wind, calm or storm. All shots are renewed. Then the players in turn activate each of their ships and forts once, in any order; the first player moves on by one each round. An activation is at most one move, or a turn on the spot, or a repair, and the shots of the ship before the move, after it, or some before and some after. At the round limit the greater sum of hull left wins.',
  'rule.A-HEAD.title': 'Heading',
  'rule.A-HEAD.text':
    'A ship points in one of eight headings, 45° apart: N, E, S and W are straight, NE, SE, SW and NW diagonal. Her next move begins where her bow points.',
  'rule.A-FRESH.title': 'Sailing in a fresh wind',
  'rule.A-FRESH.text':
    'The range is that of the class, straight or diagonal, minus the deviation of the heading from the wind in steps of 45° (0 to 4), minus the damage of the sails, plus 1 with Rapid. Each manoeuvre costs 1. Ahead: to the next square. A turn from a straight heading: one square ahead and one to the side, 45° round; both squares must be free. A turn from a diagonal heading: to the next diagonal square, 45° round. After a turn the rest changes: −1 from straight to diagonal, +1 when turned toward where the wind blows, −1 when turned away. Below zero the move is over. Instead of moving a ship may turn 45° on the spot, a brig 45° more. Nobody slips diagonally between two squares of land.',
  'rule.A-CALM.title': 'Calm',
  'rule.A-CALM.text':
    'Most ships only turn by 45°. A brig either turns, up to 90°, or moves one square straight ahead. In the second calm in a row, having kept her heading, a brig on a diagonal heading may move one square ahead, any other ship one square on a straight heading.',
  'rule.A-STORM.title': 'Storm',
  'rule.A-STORM.text':
    'Every ship drifts with the wind, the most leeward first: a ship of the line 1 square, a galleon and a frigate 2, a brig 3; then her bow points where the wind blows. Whom land, a reef or the edge stops loses 1 hull; another ship stops without harm. In port nobody drifts. There is no other sailing in a storm, but guns may fire.',
  'rule.A-FIRE.title': 'Gunnery',
  'rule.A-FIRE.text':
    'Broadsides fire along the two lines across the heading, bow guns ahead, stern guns behind; a fort along all eight. Land, forts and ships between stop the shot. Each shot is a die. A broadside hits on 1, 3 and 5, bow and stern guns on 5, and those fire one shot a round in all. Hull damage takes the 1 from the broadside from a third on, 1 and 3 above two thirds. From half of the range down a 6 hits too, at one square 4 and 6; with Target a 2. One aims at the hull (at as much damage as hull the ship sinks) or at the sails (−1 to the range in a fresh wind). Shots of several ships may be gathered into one salvo: one die, read by the worst of them. When the last shot of a ship hits, another die is thrown: on a 6 a hit hull sinks, hit sails are lost at once.',
  'rule.A-REPLY.title': 'Return fire',
  'rule.A-REPLY.text':
    'Who was fired at may answer at once with shots left from this round, if they bear; an answer is not answered. With Swift a ship fired at answers before the attack is rolled. Swift may also fire at an enemy that begins or ends its move on his line.',
  'rule.A-CROSS.title': 'Crossing a line of fire',
  'rule.A-CROSS.text':
    'Whoever passes a square under enemy guns without stopping may be fired at, and answers from there with the heading of the moment. Whoever ends the move there fires first, if at all. A line between squares is crossed diagonally: the distance is counted to the farther square, and who turns while crossing cannot answer. Beginning a move on a line costs nothing.',
  'rule.A-BOARD.title': 'Boarding',
  'rule.A-BOARD.text':
    'A ship that lies side by side with an enemy may board her; that ends the activation. First the one attacked may fire if her guns bear. Then both throw a die and add the hull left, and 1 with Berserk. The higher sum wins, a tie is the defender’s. The ship of the loser becomes a prize with her damage and gold; her captain dies, and the winner may shift his own captain and gold to her. A fort without hull is taken from its port without a die.',
  'rule.A-PORT.title': 'In port',
  'rule.A-PORT.text':
    'A ship that does nothing else in her own or an allied port repairs up to two points of hull and sails. Captains go ashore and come aboard there.',
  'rule.C-CAPTAINS.title': 'Captains',
  'rule.C-CAPTAINS.text':
    'Everybody has the same four cards: Rapid, Swift, Target and Berserk. Before the match each gives them to own ships in secret, one to a ship; those not used are out of play, unseen. Using a captain shows him to all; at the end of the turn his card is turned down again, unless he is left face up. He dies with his ship, except when she sinks in her own port. In an own or allied port he may go ashore and come aboard another ship of his team.',
  'rule.A-SCENARIO.title': 'Scenarios',
  'rule.A-SCENARIO.text':
    'Duel: each squadron has a fort and one ship of each class; it wins who has sunk or taken all enemy ships, or taken the last enemy fort. Treasure: gold lies on islands; who ends a move beside it loads it and lands it in an own port; when all is landed, or at the round limit, the most gold wins. Own position: forces, map and wind come from a file; victory as in a duel.',

  'refusal.assign-first': 'The captains must be assigned first.',
  'refusal.already-assigned': 'Your captains are assigned already.',
  'refusal.wrong-cards': 'Give out exactly the agreed number of captains, each once.',
  'refusal.no-such-unit': 'There is no such ship or fort.',
  'refusal.sunk-or-silent': 'It is sunk or silent.',
  'refusal.prize-inactive': 'A prize does nothing in the round in which she was taken.',
  'refusal.already-done': 'She has done her part this round.',
  'refusal.another-is-active': 'First finish the ship that has begun.',
  'refusal.answer-the-offer': 'First the question must be answered.',
  'refusal.nothing-offered': 'Nothing is offered to you now.',
  'refusal.not-offered': 'That is not what was offered.',
  'refusal.a-fort-stays': 'A fort does not move.',
  'refusal.move-is-over': 'Her move is over.',
  'refusal.storm-no-sailing': 'Nobody sails or turns in a storm.',
  'refusal.no-points-left': 'She has no points left to move.',
  'refusal.way-blocked': 'The way is blocked.',
  'refusal.no-turn-in-calm-move': 'A move in a calm goes straight ahead.',
  'refusal.calm-no-way': 'She makes no way in this calm.',
  'refusal.turn-too-far': 'She cannot turn that far on the spot.',
  'refusal.no-shots-left': 'Not so many shots are left this round.',
  'refusal.not-an-enemy': 'That is no enemy.',
  'refusal.no-guns-bear': 'No guns bear on that.',
  'refusal.chaser-fires-once': 'Bow and stern guns fire one shot a round.',
  'refusal.forts-have-no-sails': 'A fort has no sails.',
  'refusal.salvo-names-twice': 'A ship can join a salvo only once.',
  'refusal.salvo-not-your-ship': 'Only your own ships join a salvo.',
  'refusal.not-alongside': 'She must lie side by side to board.',
  'refusal.fort-still-fires': 'The fort must be silenced first.',
  'refusal.not-in-port': 'Only in an own or allied port.',
  'refusal.repair-only': 'Who repairs does nothing else.',
  'refusal.wrong-repair': 'So much cannot be repaired.',
  'refusal.no-such-captain': 'There is no such captain here.',
  'refusal.captain-of-no-use': 'This captain is of no use here.',
  'refusal.card-not-there': 'That card is not here.',
  'refusal.one-captain-a-ship': 'One captain to a ship.',
  'refusal.wrong-loot': 'That cannot be shifted to the prize.',
} as const
