import { useText } from '../i18n/useText.ts'
import { useTableGame } from '../playback/useShownTable.ts'
import { useIsBeingSet } from '../shell/drawnTable.ts'
import { useIsFlat } from '../shell/flat/useFlatTable.ts'
import { gameParts } from '../shell/games.ts'
import { useGraphics } from '../ui/graphics.ts'
import { isAtTable, type Screen } from '../ui/screens.ts'
import './tableBeingSet.css'

/**
 * Shows a plain page of the game in place of the 3D table until the table shows the match. The canvas would be dark
 * until then.
 */
export function TableBeingSet({ screen }: { readonly screen: Screen }) {
  const t = useText()
  const game = useTableGame((state) => state.game)
  const isBeingSet = useIsBeingSet()
  const isFlat = useIsFlat(game)
  const hasFailed = useGraphics((state) => state.failed)
  if (!isAtTable(screen) || !isBeingSet || isFlat || hasFailed) return null
  const { Emblem } = gameParts(game).panels
  return (
    <div className="table-being-set" data-testid="table-being-set" aria-hidden="true">
      <p className="table-being-set-game">
        <Emblem size={5} />
        <span className="title">{t(`game.${game}`)}</span>
      </p>
    </div>
  )
}
