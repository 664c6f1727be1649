/** Admiral: the names of ships by squadron, in their order in port, and the captains' words. */
export const admiralShips = {
  'ships.red': 'Zeeland Lion, Golden Tulip, Kingfisher, Teal, North Star, Amber, Sea Rose, Heron',
  'ships.blue': 'Thunderer, Royal Oak, Swallow, Lark, Resolute, Nightingale, Intrepid, Wren',
  'ships.green': 'Saint Nicholas, Glory, Falcon, Daredevil, Yaroslavl, Swan, Knight, Seagull',
  'ships.gold': 'Santa Isabel, Santiago, Esperanza, Gaviota, Conquistador, Fortuna, Estrella, Golondrina',
  'ships.named': '{unit} “{name}”',
  'captain.rapid.says': '“Every stitch of canvas! All they’ll see is our wake.”',
  'captain.swift.says': '“Too slow, my friends. My guns have spoken already.”',
  'captain.target.says': '“Steady on the swell… now! Count the holes.”',
  'captain.berserk.says': '“Grapnels away! I want to shake their hands.”',
  'option.shipNames': 'Names of ships',
  'option.shipNames.about': 'Separated by commas: ship of the line, galleon, frigate, brig. Empty: the usual names',
  'option.shipNames.of': 'Ships of {team}',
  'error.shipNames': 'A ship’s name can have at most 24 characters',
} as const
