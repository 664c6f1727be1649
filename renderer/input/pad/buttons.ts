import type { PadButton } from '../commands.ts'

/** The buttons of the directional pad; the left stick presses them too. */
export const DIRECTIONS = ['up', 'down', 'left', 'right'] as const satisfies readonly PadButton[]
export type Direction = (typeof DIRECTIONS)[number]

export const isDirection = (button: PadButton): button is Direction => DIRECTIONS.some((one) => one === button)
