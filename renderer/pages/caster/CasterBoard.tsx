import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { BoardPoint, CasterCommand } from '../../../electron/contract/caster.ts'
import type { MatchInfo } from '../../../electron/contract/ipc.ts'
import { ALONE, type FlatShell, FlatShellContext } from '../../flat/shell.ts'
import { useFlatPlayback } from '../../flat/useFlatPlayback.ts'
import { useText } from '../../i18n/useText.ts'
import { useFlatGame } from '../../shell/flat/useFlatTable.ts'
import { boardAt, boardsIn, cellName, isStep, middleOf, pointAt, pointBeside, type SeenBoard } from './boardPoints.ts'
import { CasterMarks } from './Draft.tsx'
import { useKeyPoint } from './keyPoint.ts'
import { dropPen, liftPen, movePen, pressPen, usePen } from './pen.ts'

const SHELL: FlatShell = { ...ALONE, isClean: true, BoardMarks: CasterMarks }

interface CasterBoardProps {
  readonly match: MatchInfo
  readonly send: (command: CasterCommand) => void
}

/** Shows the match as the audience may see it, and draws on it by mouse, finger, pen or keys. */
export function CasterBoard({ match, send }: CasterBoardProps) {
  const t = useText()
  const table = useRef<HTMLDivElement>(null)
  const game = useFlatGame(match.game)
  const [said, say] = useState('')
  const pointing = usePointing(table, send)
  useFlatPlayback()
  useEffect(() => game?.bind(), [game])
  useEffect(() => dropPen, [])
  return (
    <>
      <div
        ref={table}
        className="caster-board"
        role="application"
        aria-label={t('caster.board')}
        aria-roledescription={t('caster.board.kind')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys draw here
        tabIndex={0}
        data-testid="caster-board"
        {...pointing}
        onKeyDown={(event) => table.current && steer(event, table.current, send, say)}
        onBlur={() => useKeyPoint.setState({ at: null })}
      >
        <FlatShellContext value={SHELL}>{game && <game.Table />}</FlatShellContext>
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}

type Pointing = Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
  (event: PointerEvent<HTMLElement>) => void
>

/** Draws with one finger, pen or mouse: a second finger lifts the pen. */
function usePointing(table: { readonly current: HTMLElement | null }, send: CasterBoardProps['send']): Pointing {
  const drawing = useRef<{ readonly pointer: number; readonly seen: SeenBoard } | null>(null)
  const drop = () => {
    drawing.current = null
    dropPen()
  }
  const own = (event: PointerEvent) => (drawing.current?.pointer === event.pointerId ? drawing.current : null)
  return {
    onPointerDown: (event) => {
      const seen = table.current && boardAt(table.current, event)
      if (drawing.current) return drop()
      if (!seen || event.button !== 0) return
      drawing.current = { pointer: event.pointerId, seen }
      event.currentTarget.setPointerCapture(event.pointerId) // a line may leave the board
      useKeyPoint.setState({ at: null })
      pressPen(pointAt(seen, event))
    },
    onPointerMove: (event) => {
      const drawn = own(event)
      if (drawn) movePen(pointAt(drawn.seen, event))
    },
    onPointerUp: (event) => {
      if (!own(event)) return
      drawing.current = null
      const command = liftPen()
      if (command) send(command)
    },
    onPointerCancel: (event) => {
      if (own(event)) drop()
    },
  }
}

/** Draws by keys: arrows move, Enter and Space put the pen down and lift it, Escape drops it. */
function steer(
  event: KeyboardEvent,
  table: HTMLElement,
  send: CasterBoardProps['send'],
  say: (text: string) => void,
): void {
  const { key, altKey, ctrlKey, metaKey } = event
  const boards = boardsIn(table)
  const [first] = boards
  if (altKey || ctrlKey || metaKey || !first) return
  const { isDown, line } = usePen.getState()
  const at = useKeyPoint.getState().at ?? middleOf(first)
  const isDrawing = isDown || line.length > 0
  if (key === 'Escape') dropPen()
  else if (isStep(key)) goTo(useKeyPoint.getState().at ? pointBeside(boards, at, key, isDrawing) : at)
  else if (key === 'Enter' || key === ' ') draw(at, send)
  else return
  event.preventDefault()
  event.stopPropagation()
  say(cellName(boards, useKeyPoint.getState().at ?? at))
}

function goTo(at: BoardPoint): void {
  useKeyPoint.setState({ at })
  movePen(at)
}

/** Puts the pen down at a point, or lifts it there; a stroke stays down until the next press. */
function draw(at: BoardPoint, send: CasterBoardProps['send']): void {
  const { tool, isDown, choosesPlace } = usePen.getState()
  if (!isDown) pressPen(at)
  if (!isDown && tool === 'stroke' && !choosesPlace) return
  const command = liftPen()
  if (command) send(command)
}
