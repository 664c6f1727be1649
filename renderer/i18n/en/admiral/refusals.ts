/** Admiral: reasons why a move is not allowed, a sentence for each code, and what to do instead. */
export const admiralRefusals = {
  'refusal.assign-first': 'First assign your captains, each to one of your ships.',
  'refusal.already-assigned': 'Your captains are already assigned.',
  'refusal.wrong-cards': 'Assign exactly the agreed number of captains, each only once.',
  'refusal.no-such-unit': 'There is no such ship or fort.',
  'refusal.sunk-or-silent':
    'A sunk ship or a silent fort no longer fires, nor is it a target. A silent fort is boarded from its port.',
  'refusal.prize-inactive': 'A prize takes no orders until the round after its capture.',
  'refusal.already-done': 'It has already acted this round: choose another, or end the turn.',
  'refusal.another-is-active': 'Another one is acting: finish with it first.',
  'refusal.answer-the-offer': 'First answer the question before you.',
  'refusal.nothing-offered': 'There is nothing to answer now.',
  'refusal.not-offered': 'Only those asked may fire now, and only at targets named in the question.',
  'refusal.a-fort-stays': 'A fort cannot move: it can only fire.',
  'refusal.move-is-over': 'It has already moved or turned: it can do only one of these a round.',
  'refusal.storm-no-sailing': 'No ship sails or turns in a storm, but guns may fire.',
  'refusal.no-points-left':
    'No points are left to move: they are used up, or the wind and torn sails leave none. A ship that has not begun to move may turn on the spot.',
  'refusal.way-blocked':
    'The way is blocked by land, a reef, another ship or the edge of the field: steer another way, or stop.',
  'refusal.no-turn-in-calm-move': 'In a calm it can only go straight ahead or turn on the spot.',
  'refusal.calm-no-way':
    'It cannot sail in this calm, but may turn on the spot. In a second calm in a row, a ship that kept a straight heading may go one cell ahead, a brig one on a diagonal.',
  'refusal.turn-too-far': 'It cannot turn that far on the spot in one round.',
  'refusal.no-shots-left': 'Not enough shots left: new ones come next round.',
  'refusal.not-an-enemy': 'That is no enemy: you cannot fire at friends.',
  'refusal.no-guns-bear':
    'None of its guns can fire there: broadsides fire to the sides, bow guns ahead, stern guns astern.',
  'refusal.chaser-fires-once': 'Bow and stern guns fire only one shot a round between them.',
  'refusal.forts-have-no-sails': 'A fort has no sails: fire at the fort itself.',
  'refusal.salvo-names-twice': 'A ship can join a salvo only once.',
  'refusal.salvo-not-your-ship': 'Only your own ships and forts can join a salvo.',
  'refusal.no-enemy-to-board': 'Only an enemy can be boarded.',
  'refusal.not-alongside':
    'To board, lie side by side with the enemy, not diagonally; a fort is boarded from its port.',
  'refusal.fort-still-fires': 'The fort still fires: silence it with your guns first.',
  'refusal.not-in-port': 'That is possible only in your own or an allied port, beside the fort.',
  'refusal.repair-only': 'Repair takes the whole turn: no moving or firing before or after it.',
  'refusal.wrong-repair': 'Only damage can be repaired, and no more than a port repairs in a round.',
  'refusal.no-such-captain': 'There is no captain aboard.',
  'refusal.captain-of-no-use': 'Its captain is no help with this.',
  'refusal.card-not-there': 'That captain is not here.',
  'refusal.one-captain-a-ship': 'Only one captain to a ship: first send the other ashore.',
  'refusal.wrong-loot': 'That cannot be moved to the prize.',

  'why.no-ship-chosen': 'First choose one of your ships or forts.',
  'why.no-way-back':
    'Ships cannot sail backwards: turn on the spot, or steer around. This key takes back the last step of a planned course.',
  'why.aim-first': 'First choose a target for the guns.',
  'why.salvo-alone': 'No other ship or fort of yours can join this salvo.',
  'why.others-wait': 'It has nothing left to do, but others do: choose one of them, or end the turn.',
  'why.nobody-else': 'None of your others needs an order.',
  'why.no-such-number': 'Nothing has that number now.',
} as const
