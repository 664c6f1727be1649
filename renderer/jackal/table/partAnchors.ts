import type { Cell } from '../../../engine/jackal/types.ts'
import type { PartName } from '../../../models/relief/parts.ts'

const PREFIX = 'part/'

/**
 * Returns the target of a moving part of the carving on a cell. Its pose is relative to the part's rest, with the
 * tile's rotation.
 */
export const partTarget = (cell: Cell, part: PartName): string => `${PREFIX}${cell}/${part}`

export const isPartTarget = (target: string): boolean => target.startsWith(PREFIX)
