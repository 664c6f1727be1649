import type { AdmiralState, Cell } from '../../../../engine/admiral/types.ts'
import type { Translate } from '../../../i18n/t.ts'
import type { BoardMarks } from '../../highlights/boardMarks.ts'
import { cellWords } from '../../hud/screenReader/planWords.ts'
import { cellOfIndex } from '../boardCells.ts'

/** Returns the words of every cell of the board: its name, its contents, and the possible orders and dangers there. */
export function cellNames(view: AdmiralState, overlay: BoardMarks, t: Translate): readonly string[] {
  const { board } = view
  return Array.from({ length: board.width * board.height }, (_, index) => {
    const cell = cellOfIndex(board, index)
    const notes = notesOn(view, overlay, cell, t)
    const words = cellWords(view, cell, t)
    return notes.length === 0 ? words : `${words} ${notes.join('. ')}.`
  })
}

function notesOn(view: AdmiralState, overlay: BoardMarks, cell: Cell, t: Translate): readonly string[] {
  const notes: string[] = []
  if (view.treasures.some(({ at }) => at === cell)) notes.push(t('flat.admiral.treasure'))
  const unit = [...view.ships, ...view.forts].find(({ at }) => at === cell)
  const target = unit && overlay.targets.find((one) => one.unit === unit.id)
  if (target) {
    const percent = target.chance === null ? null : Math.round(target.chance * 100)
    notes.push(percent === null ? t('flat.admiral.boardable') : t('flat.admiral.target', { percent }))
  }
  const berth = overlay.berths.find((one) => one.cell === cell)
  if (berth) notes.push(berth.left > 0 ? t('flat.admiral.reach', { n: berth.left }) : t('course.over'))
  if (berth?.underFire) notes.push(t('flat.admiral.hot'))
  const guns = overlay.underFire.get(cell) ?? 0
  if (guns > 0) notes.push(t('flat.admiral.danger', { n: guns }))
  return notes
}
