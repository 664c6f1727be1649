import { FLEET } from '../../../../engine/sea-battle/data/fleet.ts'
import { opponentOf } from '../../../../engine/sea-battle/marks.ts'
import type { SeaBattleState } from '../../../../engine/sea-battle/types.ts'
import { ScreenReaderBoard } from '../../../hud/screenReader/ScreenReaderBoard.tsx'
import { useKeyName } from '../../../hud/screenReader/useKeyName.ts'
import { useTurnWords } from '../../../hud/screenReader/useTurnWords.ts'
import { useWords } from '../../../hud/useWords.ts'
import { TABLE } from '../../../input/tableCommands.ts'
import { useTableGame } from '../../../playback/useShownTable.ts'
import { PLACING } from '../../commands.ts'
import { useLetters } from '../../coordinates.ts'
import { useAim } from '../../intent/aim.ts'
import { usePlacement } from '../../placement/placementStore.ts'
import { refusedShotText } from '../../refusalText.ts'
import { nearSeatOf } from '../../view.ts'
import { cellNews, ownCellNews } from './cellWords.ts'
import { placementWords } from './placementWords.ts'
import { useDeeds } from './useDeeds.ts'

/** Sea Battle for screen readers: the fleet that is placed, the cell that is aimed at, and all shots. */
export function ScreenReaderSea({ view }: { readonly view: SeaBattleState }) {
  const { t } = useWords()
  return (
    <ScreenReaderBoard
      game={t('game.sea-battle')}
      chosen=""
      cell={useCellWords(view)}
      turn={useTurnWords(useAskedWords())}
      deeds={useDeeds()}
    />
  )
}

function useCellWords(view: SeaBattleState): string {
  const { t } = useWords()
  const language = useLetters()
  const placement = usePlacement()
  const { cursor, own, refused } = useAim()
  const near = useTableGame((state) => nearSeatOf(state.near))
  if (placement.seat !== null) return placementWords(placement, { t, language })
  const ownCell = refused?.why === 'own-sea' ? refused.cell : own
  if (ownCell !== null) {
    const { cell, known } = ownCellNews(view, near, ownCell, { t, language })
    return `${t('cell.own', { cell })}. ${known} ${refused ? refusedShotText(t, refused).text : ''}`.trim()
  }
  const told = refused?.cell ?? cursor
  if (told === null) return ''
  const { cell, known, follows } = cellNews(view, opponentOf(near), told, { t, language })
  const next = refused === null ? follows : refusedShotText(t, refused).text
  return `${cell}. ${known} ${next}`.trim()
}

/** Returns the question: with the keys while a fleet is placed, as there is nothing to see. */
function useAskedWords(): string | null {
  const { t } = useWords()
  const keyOf = useKeyName()
  const placement = usePlacement()
  const aiming = useAim((state) => state.open.size > 0)
  if (placement.seat === null) return aiming ? t('hint.fire') : null
  const n = placement.slots.filter(({ berth }) => berth !== null).length
  const keys = t('place.spoken.keys', {
    next: keyOf(TABLE.commands['next-piece']),
    confirm: keyOf(TABLE.commands.confirm),
    turn: keyOf(PLACING.commands.turn),
    random: keyOf(PLACING.commands.random),
    battle: keyOf(PLACING.commands.battle),
  })
  const todo = n === FLEET.length ? t('hint.place.ready') : t('place.spoken.todo', { n, of: FLEET.length })
  return n === 0 ? `${todo} ${keys}` : todo
}
