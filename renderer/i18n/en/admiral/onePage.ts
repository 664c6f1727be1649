/** Admiral: the rules on one page. */
export const admiralOnePage = {
  'onePage.admiral.goal':
    'Sink or take all enemy ships, or take the enemy fort. After {rounds} rounds the squadron with the most hull left wins.',
  'onePage.admiral.prepare.title': 'Before you begin',
  'onePage.admiral.prepare.text':
    'Lay out a sea of square cells, {width} × {height}, with islands and reefs. Each squadron has a fort and one ship of each class beside it; the cells around the fort are its port.\nOne ship to a cell. Ships may not enter land or reefs or leave the sea; shots fly over reefs, but not over land or ships.\nEach player secretly assigns captains to their own ships, one to a ship.',
  'onePage.admiral.round.title': 'A round',
  'onePage.admiral.round.text':
    'Spin for the wind: which of 8 directions it blows toward, and how strong; of {all} spins about {fresh} are fresh, {calm} calm, {storm} storm. All guns are reloaded.\nPlayers take turns. Each acts once with every ship and fort, in any order. Next round the next player begins.\nA ship moves or turns on the spot, and fires before that, after it, or both; at the end it may board. Or it repairs, and does nothing else.',
  'onePage.admiral.sail.title': 'Sailing',
  'onePage.admiral.sail.text':
    'Fresh wind: take the points of your class, straight (N E S W) or diagonal. Minus 1 for each 45° between bow and wind, minus 1 for each hit on the sails. A step ahead costs 1. So does a turn of 45°: with a straight bow go one cell ahead and one sideways, with a diagonal bow one cell diagonally. Each needs 1 point left.\nAfter a turn: −1 if the bow became diagonal; +1 if it turned toward where the wind blows, −1 if away. Instead of moving, a ship may turn 45° on the spot; a brig 90°.\nCalm: turn 45° on the spot. Only a brig may instead go one cell straight ahead, or turn 90°. In the second calm in a row, a ship that has kept its heading may go one cell ahead: a brig diagonally, the others straight.\nStorm: first all ships outside ports drift with the wind and then point along it; land, a reef or the edge costs {wreck} hull. No ship sails, but guns fire.',
  'onePage.admiral.fire.title': 'Shots',
  'onePage.admiral.fire.text':
    'Fire along the 8 lines of cells only: broadsides to the sides, bow and stern guns ahead and astern, forts all around. One die per shot; bow and stern guns together fire once a round.\nA broadside or fort hits on {broadside}, bow and stern guns on {chaser}. Up to half range also on {middle}; in the next cell on {close}. With a third of its hull gone a ship’s broadside loses the {shaken}, with more than two thirds {crippled}.\nAim at the hull: 1 damage; without hull a ship sinks and a fort falls silent. Or at the sails: 1 point less to sail with.\nIf a ship’s last shot hits, roll again: on {critical} the target sinks, or loses all its sails.\nSalvo: several shots at one target on one die, read by the worst of them; all hit or none.\nA target may answer at once with the shots it has left. An answer cannot be answered.\nA ship that sails through an enemy’s line of fire may be fired at there, and may answer. If it stops there, it may fire first.',
  'onePage.admiral.board.title': 'Boarding and port',
  'onePage.admiral.board.text':
    'Board side by side, not diagonally: the enemy may fire first, then both roll a die and add their hull left. The higher total takes the other ship; a tie goes to the defender. The prize waits until the next round.\nA fort without hull is taken by boarding it from its port, without a die.\nIn your port a ship that does nothing else repairs {repair} points of hull or sails, and captains may change ships.',
  'onePage.admiral.units.title': 'Ships and forts',
  'onePage.admiral.ship':
    'shots a round {shots} · hull {hull} · range {range} · points {straight} straight, {diagonal} diagonal · storm {drift}',
  'onePage.admiral.fort': 'shots a round {shots} · hull {hull} · range {range}',
  'onePage.admiral.captains.title': 'Captains',
  'onePage.admiral.captains.text':
    'Show a captain’s card when you use him, then turn it face down. He dies with his ship, except in its own port.',
} as const
