/**
 * The buttons of a gamepad by their place, whatever is printed on them. The first four are those under the right thumb;
 * 'up' to 'right' are the directional pad.
 */
export const PAD_BUTTONS = [
  'south',
  'east',
  'west',
  'north',
  'left-bumper',
  'right-bumper',
  'left-trigger',
  'right-trigger',
  'view',
  'menu',
  'left-stick',
  'right-stick',
  'up',
  'down',
  'left',
  'right',
] as const
export type PadButton = (typeof PAD_BUTTONS)[number]

/** The buttons of the directional pad; the left stick presses them too. */
export const DIRECTIONS = ['up', 'down', 'left', 'right'] as const satisfies readonly PadButton[]
export type Direction = (typeof DIRECTIONS)[number]

export const isDirection = (button: PadButton): button is Direction => DIRECTIONS.some((one) => one === button)
