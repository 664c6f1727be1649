/** Admiral: reasons why a move is not allowed, a sentence for each code, and what to do instead. */
export const admiralRefusals = {
  'refusal.assign-first': 'First give out the captains, each to a ship of yours.',
  'refusal.already-assigned': 'Your captains are already assigned.',
  'refusal.wrong-cards': 'Give out exactly the agreed number of captains, each only once.',
  'refusal.no-such-unit': 'There is no such ship or fort.',
  'refusal.sunk-or-silent':
    'A sunk ship or a silent fort fires no more, and nobody needs to fire at it. A silent fort is boarded from its port.',
  'refusal.prize-inactive': 'A prize obeys only from the round after she was taken.',
  'refusal.already-done': 'She has already acted this round: choose another, or end the turn.',
  'refusal.another-is-active': 'First finish with the one that is acting.',
  'refusal.answer-the-offer': 'First answer the question that is put to you.',
  'refusal.nothing-offered': 'You are not asked anything now.',
  'refusal.not-offered': 'Now only those who are asked may fire, and only at those named in the question.',
  'refusal.a-fort-stays': 'A fort does not move: it can only fire.',
  'refusal.move-is-over': 'She has already moved or turned: one of the two a round.',
  'refusal.storm-no-sailing': 'Nobody sails or turns in a storm, but guns may fire.',
  'refusal.no-points-left':
    'No points are left to move: they are used up, or the wind and torn sails leave none. Who has not begun to move may turn on the spot.',
  'refusal.way-blocked':
    'The way is blocked by land, a reef, another ship or the edge of the field: steer another way, or stop.',
  'refusal.no-turn-in-calm-move': 'In a calm she can only go straight ahead, or turn on the spot instead.',
  'refusal.calm-no-way':
    'She makes no way in this calm, but may turn on the spot. In a second calm in a row a ship that kept a straight heading may go one cell ahead, a brig one on a diagonal.',
  'refusal.turn-too-far': 'She cannot turn that far on the spot in one round.',
  'refusal.no-shots-left': 'There are not that many shots left: she has new ones next round.',
  'refusal.not-an-enemy': 'That is no enemy: nobody fires at friends.',
  'refusal.no-guns-bear':
    'None of her guns can fire at that: broadsides fire to the sides, bow guns ahead, stern guns astern.',
  'refusal.chaser-fires-once': 'Bow and stern guns fire only one shot a round between them.',
  'refusal.forts-have-no-sails': 'A fort has no sails: fire at the fort itself.',
  'refusal.salvo-names-twice': 'A ship can join a salvo only once.',
  'refusal.salvo-not-your-ship': 'Only your own ships and forts can join a salvo.',
  'refusal.no-enemy-to-board': 'Only an enemy can be boarded.',
  'refusal.not-alongside': 'To board, lie on the cell beside her, not diagonally; a fort is boarded from its port.',
  'refusal.fort-still-fires': 'The fort still fires: first silence it with your guns.',
  'refusal.not-in-port': 'Only in your own or an allied port, on a cell beside the fort.',
  'refusal.repair-only': 'Repair takes the place of all else: she neither moves nor fires before it or after it.',
  'refusal.wrong-repair': 'Only what is damaged can be repaired, and no more than a port mends in a round.',
  'refusal.no-such-captain': 'There is no captain aboard.',
  'refusal.captain-of-no-use': 'Her captain is of no use for this.',
  'refusal.card-not-there': 'That captain is not here.',
  'refusal.one-captain-a-ship': 'Only one captain to a ship: first send hers ashore.',
  'refusal.wrong-loot': 'That cannot be moved to the prize.',

  'why.no-ship-chosen': 'First choose one of your ships or forts.',
  'why.no-way-back':
    'No ship sails backwards: turn her on the spot, or steer round. This key takes back the last step of a planned course.',
  'why.aim-first': 'First choose a target for the guns.',
  'why.salvo-alone': 'No other ship or fort of yours can join this salvo.',
  'why.others-wait': 'She has nothing left to do, but others have: choose one of them, or end the turn.',
  'why.nobody-else': 'None of your others is waiting for an order.',
  'why.no-such-number': 'Nothing has that number now.',
} as const
