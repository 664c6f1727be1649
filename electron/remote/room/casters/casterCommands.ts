import { z } from 'zod'
import {
  BOARD_BOUNDS,
  type BoardPoint,
  type CasterCommand,
  LONGEST_STROKE,
  type MarkShape,
} from '../../../contract/caster.ts'
import { casterText, seatName } from '../../../contract/texts.ts'

const [LEAST, MOST] = BOARD_BOUNDS
const coordinate = z
  .number()
  .min(LEAST)
  .max(MOST)
  .transform((given) => Math.round(given * 100) / 100)
const point = z.strictObject({ x: coordinate, y: coordinate, board: seatName.exactOptional() })

const mark = z.discriminatedUnion(
  'shape',
  [
    z.strictObject({ shape: z.literal('arrow'), from: point, to: point }),
    z.strictObject({ shape: z.literal('ring'), at: point }),
    z.strictObject({ shape: z.literal('stroke'), points: z.array(point).min(1).max(LONGEST_STROKE) }),
  ],
  { error: 'arrow, ring or stroke' },
) satisfies z.ZodType<MarkShape>

const shot = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('director') }),
    z.strictObject({ kind: z.literal('table') }),
    z.strictObject({ kind: z.literal('place'), at: point }),
  ],
  { error: 'director, table or place' },
)

/** Checks a command of a caster; points are rounded to hundredths of a cell. */
export const CASTER_COMMAND = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('shot'), shot }),
    z.strictObject({ kind: z.literal('mark'), mark }),
    z.strictObject({ kind: z.literal('clear') }),
    z.strictObject({ kind: z.literal('text'), text: casterText.nullable() }),
    z.strictObject({ kind: z.literal('replay') }),
  ],
  { error: 'shot, mark, clear, text or replay' },
) satisfies z.ZodType<CasterCommand>

/** Returns the points of a mark, each with its place in it. */
export function pointsOf(shape: MarkShape): readonly (readonly [string, BoardPoint])[] {
  switch (shape.shape) {
    case 'arrow':
      return [
        ['from', shape.from],
        ['to', shape.to],
      ]
    case 'ring':
      return [['at', shape.at]]
    case 'stroke':
      return shape.points.map((point, n) => [`points.${n}`, point] as const)
    default:
      return shape satisfies never
  }
}

/** Returns the points of a command, each with its place in it. */
export function pointsIn(command: CasterCommand): readonly (readonly [string, BoardPoint])[] {
  if (command.kind === 'mark') return pointsOf(command.mark).map(([at, point]) => [`mark.${at}`, point])
  if (command.kind === 'shot' && command.shot.kind === 'place') return [['shot.at', command.shot.at]]
  return []
}
