import type { BoardMarksProps } from '../../flat/shell.ts'
import { usePicture } from '../../picture/picture.ts'
import { boardOf, linesOf, scaleOn, strengthAt } from './markLines.ts'
import { useMarks } from './useMarks.ts'
import './marks.css'

/** The time between two pictures of fading marks, milliseconds. */
const STEP = 50

/** Draws the marks of the caster over a flat board, in units of one cell. */
export function FlatMarks({ board, columns }: BoardMarksProps) {
  const { clock } = usePicture()
  const marks = useMarks(STEP)
  const now = clock.now()
  return marks
    .filter(({ mark }) => boardOf(mark) === board)
    .map(({ id, mark, since }) => (
      <g key={id} className="caster-mark" opacity={strengthAt(now - since)} data-testid={`caster-${mark.shape}`}>
        <MarkPicture lines={linesOf(mark, scaleOn(columns))} columns={columns} />
      </g>
    ))
}

/** The layers of a line, and their widths in cells. */
const LAYERS = [
  { layer: 'caster-casing', width: 0.23 },
  { layer: 'caster-core', width: 0.12 },
] as const

interface MarkPictureProps {
  readonly lines: ReturnType<typeof linesOf>
  /** The columns of the board. */
  readonly columns: number
}

/** Draws lines with a dark casing, so that they can be read over light and dark. */
export function MarkPicture({ lines, columns }: MarkPictureProps) {
  const drawn = lines.map((line) => line.map(({ x, y }) => `${x},${y}`).join(' '))
  return LAYERS.flatMap(({ layer, width }) =>
    drawn.map((points) => (
      <polyline key={`${layer} ${points}`} className={layer} points={points} strokeWidth={width * scaleOn(columns)} />
    )),
  )
}
