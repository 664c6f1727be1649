/** Admiral: what the coach says of an order. */
export const admiralCoach = {
  'coach.adm.sail': '{Unit}: sail to {at}, bow to the {heading}',
  'coach.adm.on': '{Unit}: sail on',
  'coach.adm.turn': '{Unit}: turn, bow to the {heading}',
  'coach.adm.fire.hull': '{Unit}: fire at {target}, at the hull',
  'coach.adm.fire.sails': '{Unit}: fire at {target}, at the sails',
  'coach.adm.chance': '{percent}% to hit',
  'coach.adm.board': '{Unit}: board {target}',
  'coach.adm.repair': '{Unit}: repair',
  'coach.adm.finish': '{Unit}: done for this round',
  'coach.adm.guarded': 'Whoever comes for her here comes under the fort’s guns as well',
  'coach.adm.loot': 'Take the prize’s goods along',
  'coach.adm.ashore': '{Unit}: send the captain ashore',
  'coach.adm.aboard': '{Unit}: take a captain aboard',
  'coach.adm.faceUp': '{Unit}: turn the captain’s card face up',
  'coach.adm.faceDown': '{Unit}: turn the captain’s card face down',
  'coach.adm.assign': 'Give out the captains',
} as const
