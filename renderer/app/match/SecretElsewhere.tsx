import { useRef } from 'react'
import type { GameId } from '../../../electron/contract/ipc.ts'
import { useSession } from '../../host/session.ts'
import { useText } from '../../i18n/useText.ts'
import { useNavigation } from '../../input/useNavigation.ts'
import { useFlatGame, useIsFlat } from '../../shell/flat/useFlatTable.ts'
import { CurtainCloth } from '../../ui/CurtainCloth.tsx'
import { Button } from '../../ui/controls.tsx'
import { PrivateWindowButton } from '../../ui/PrivateWindowButton.tsx'
import { openSheet } from '../../ui/screens.ts'
import { leaveToMenu } from './leaveToMenu.ts'

/** Covers the table of a captured window while a player decides something secret in the private window. */
export function SecretElsewhere({ name }: { readonly name: string }) {
  const t = useText()
  const curtain = useRef<HTMLDivElement>(null)
  useNavigation({ kind: 'dialog', root: curtain })
  const game = useSession((state) => state.match?.game)
  const isFlat = useIsFlat(game ?? 'jackal')
  return (
    <div ref={curtain} className="curtain" role="dialog" aria-modal="true" aria-labelledby="elsewhere-title">
      <CurtainCloth />
      {game && isFlat && <Attached game={game} />}
      <div className="curtain-board wood screwed" data-testid="secret-elsewhere">
        <h1 id="elsewhere-title" className="title">
          {t('captured.secret', { name })}
        </h1>
        <p>{t('captured.secret.about')}</p>
        <PrivateWindowButton kind="main" autoFocus />
        <Button small onClick={() => void leaveToMenu()} testId="curtain-menu">
          {t('curtain.leave')}
        </Button>
      </div>
    </div>
  )
}

/** Covers the table of another computer in a captured window: this window is the only one with the player's secrets. */
export function SecretAway() {
  const t = useText()
  const curtain = useRef<HTMLDivElement>(null)
  useNavigation({ kind: 'dialog', root: curtain })
  return (
    <div ref={curtain} className="curtain" role="dialog" aria-modal="true" aria-labelledby="away-title">
      <CurtainCloth />
      <div className="curtain-board wood screwed" data-testid="secret-away">
        <h1 id="away-title" className="title">
          {t('captured.away')}
        </h1>
        <p>{t('captured.away.about')}</p>
        <Button kind="main" onClick={() => openSheet({ name: 'settings' })} autoFocus testId="away-settings">
          {t('menu.settings')}
        </Button>
        <Button small onClick={() => void leaveToMenu()} testId="curtain-menu">
          {t('curtain.leave')}
        </Button>
      </div>
    </div>
  )
}

/** Connects a flat table that has not been shown yet: the decision in the private window then lifts the curtain. */
function Attached({ game }: { readonly game: GameId }) {
  useFlatGame(game)
  return null
}
