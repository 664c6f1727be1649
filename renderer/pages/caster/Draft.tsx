import type { BoardPoint } from '../../../electron/contract/caster.ts'
import type { BoardMarksProps } from '../../flat/shell.ts'
import { FlatMarks, MarkPicture } from '../marks/FlatMarks.tsx'
import { linesOf, scaleOn } from '../marks/markLines.ts'
import { useKeyPoint } from './keyPoint.ts'
import { markOf, usePen } from './pen.ts'

/** Draws the marks that the audience sees, what the pen draws now, and the place of the keyboard. */
export function CasterMarks(props: BoardMarksProps) {
  return (
    <>
      <FlatMarks {...props} />
      <Draft board={props.board} columns={props.columns} />
      <KeyPlace board={props.board} />
    </>
  )
}

interface OnBoardProps {
  readonly board: string | undefined
}

/** Draws what the pen draws now, or the beginning of an arrow. */
function Draft({ board, columns }: OnBoardProps & { readonly columns: number }) {
  const { tool, line, choosesPlace, isDown } = usePen()
  const [start] = line
  if (!start || start.board !== board) return null
  const mark = isDown && !choosesPlace ? markOf(tool, line) : null
  return (
    <g className="caster-mark caster-draft" data-testid="caster-draft">
      <MarkPicture lines={mark ? linesOf(mark, scaleOn(columns)) : [[start, start]]} columns={columns} />
    </g>
  )
}

function KeyPlace({ board }: OnBoardProps) {
  const at = useKeyPoint((state) => state.at)
  return at && at.board === board && <Frame at={at} />
}

function Frame({ at: { x, y } }: { readonly at: BoardPoint }) {
  return (
    <g className="caster-key-place" data-testid="caster-key-place">
      {(['is-casing', 'is-core'] as const).map((layer) => (
        <rect key={layer} className={layer} x={x - 0.46} y={y - 0.46} width=".92" height=".92" rx=".14" />
      ))}
    </g>
  )
}
