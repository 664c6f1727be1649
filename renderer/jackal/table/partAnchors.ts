import type { Cell } from '../../../engine/jackal/types.ts'
import type { PartName } from '../../../models/relief/parts.ts'

const PREFIX = 'part/'

/** A moving part of the carving on a cell. Its pose is relative to where the part stands at rest, as the tile is turned. */
export const partTarget = (cell: Cell, part: PartName): string => `${PREFIX}${cell}/${part}`

export const isPartTarget = (target: string): boolean => target.startsWith(PREFIX)
