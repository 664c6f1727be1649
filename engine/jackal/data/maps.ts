/** Names of the maps that come with the game. Saves contain them, so a name always means the same map. */
export const MAP_NAMES = ['island', 'great-island', 'archipelago', 'atoll', 'clover', 'skerries'] as const
export type MapName = (typeof MAP_NAMES)[number]

/**
 * The maps that are also for the base game, where ships keep to their lanes (J-SHIP): all their land is reached on foot
 * or by ferry.
 */
export const CLASSIC_MAPS = ['island', 'great-island', 'clover'] as const satisfies readonly MapName[]

/**
 * The maps by name, in the signs of `Board.map`. All look the same from each of the four sides, so that none has an
 * advantage.
 */
export const MAPS = {
  /** The island of the base game (J-BOARD). */
  island: [
    '~~~~~~~~~~~~~',
    '~~#########~~',
    '~###########~',
    '~###########~',
    '~###########~',
    '~###########~',
    '~###########~',
    '~###########~',
    '~###########~',
    '~###########~',
    '~###########~',
    '~~#########~~',
    '~~~~~~~~~~~~~',
  ],
  /** One island, nearly twice as large. */
  'great-island': [
    '~~~~~~~~~~~~~~~~~',
    '~~~###########~~~',
    '~~#############~~',
    '~###############~',
    '~###############~',
    '~###############~',
    '~###############~',
    '~###############~',
    '~###############~',
    '~###############~',
    '~###############~',
    '~###############~',
    '~###############~',
    '~###############~',
    '~~#############~~',
    '~~~###########~~~',
    '~~~~~~~~~~~~~~~~~',
  ],
  /** Four long isles like the sails of a mill, and one in the middle that only ships reach. */
  archipelago: [
    '~~~~~~~~~~~~~~~~~',
    '~~##~~~########~~',
    '~####~##########~',
    '~####~##########~',
    '~####~~########~~',
    '~####~~~~~~~~~~~~',
    '~####~~###~~~##~~',
    '~####~#####~####~',
    '~####~#####~####~',
    '~####~#####~####~',
    '~~##~~~###~~####~',
    '~~~~~~~~~~~~####~',
    '~~########~~####~',
    '~##########~####~',
    '~##########~####~',
    '~~########~~~##~~',
    '~~~~~~~~~~~~~~~~~',
  ],
  /**
   * A ring of land, cut by four channels; two of them have ferries, ships pass the others to the islet in the lagoon.
   */
  atoll: [
    '~~~~~~~~~~~~~~~',
    '~~~##~######~~~',
    '~~###=#######~~',
    '~####~########~',
    '~####~~~~~####~',
    '~###~~~~~~~~~~~',
    '~###~~~#~~~###~',
    '~###~~###~~###~',
    '~###~~~#~~~###~',
    '~~~~~~~~~~~###~',
    '~####~~~~~####~',
    '~########~####~',
    '~~#######=###~~',
    '~~~######~##~~~',
    '~~~~~~~~~~~~~~~',
  ],
  /** Four leaves joined by ferries to the land in the middle. */
  clover: [
    '~~~~~~~~~~~~~N~~~',
    '~~###~~~~~~~###~~',
    '~#####~~~~~#####~',
    'W#####~~~~~#####~',
    '~#####~~~~~#####~',
    '~~####~~~~~####~~',
    '~~~~~~=~~~=~~~~~~',
    '~~~~~~~###~~~~~~~',
    '~~~~~~~###~~~~~~~',
    '~~~~~~~###~~~~~~~',
    '~~~~~~=~~~=~~~~~~',
    '~~####~~~~~####~~',
    '~#####~~~~~#####~',
    '~#####~~~~~#####E',
    '~#####~~~~~#####~',
    '~~###~~~~~~~###~~',
    '~~~S~~~~~~~~~~~~~',
  ],
  /** Many small isles with narrow straits between them. */
  skerries: [
    '~~~~~~~~~~~~~~~',
    '~~~##~###~##~~~',
    '~~#######~###~~',
    '~###~####~~###~',
    '~##~~~~~~~~~##~',
    '~~~~~~~~~~~##~~',
    '~###~~~#~~~###~',
    '~###~~###~~###~',
    '~###~~~#~~~###~',
    '~~##~~~~~~~~~~~',
    '~##~~~~~~~~~##~',
    '~###~~####~###~',
    '~~###~#######~~',
    '~~~##~###~##~~~',
    '~~~~~~~~~~~~~~~',
  ],
} as const satisfies Record<MapName, readonly string[]>
