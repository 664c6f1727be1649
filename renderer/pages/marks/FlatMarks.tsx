import type { BoardMarksProps } from '../../flat/shell.ts'
import { usePicture } from '../../picture/picture.ts'
import { boardOf, linesOf, strengthAt } from './markLines.ts'
import { useMarks } from './useMarks.ts'
import './marks.css'

/** The time between two pictures of fading marks, milliseconds. */
const STEP = 50

/** Draws the marks of the caster over a flat board, in units of one cell. */
export function FlatMarks({ board }: BoardMarksProps) {
  const { clock } = usePicture()
  const marks = useMarks(STEP)
  const now = clock.now()
  return marks
    .filter(({ mark }) => boardOf(mark) === board)
    .map(({ id, mark, since }) => (
      <g key={id} className="caster-mark" opacity={strengthAt(now - since)} data-testid={`caster-${mark.shape}`}>
        <MarkPicture lines={linesOf(mark)} />
      </g>
    ))
}

/** Draws lines with a dark casing, so that they can be read over light and dark. */
export function MarkPicture({ lines }: { readonly lines: ReturnType<typeof linesOf> }) {
  const drawn = lines.map((line) => line.map(({ x, y }) => `${x},${y}`).join(' '))
  return (['caster-casing', 'caster-core'] as const).flatMap((layer) =>
    drawn.map((points) => <polyline key={`${layer} ${points}`} className={layer} points={points} />),
  )
}
