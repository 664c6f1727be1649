import type { Seat } from '../../../engine/kernel/game.ts'
import { useSession } from '../../host/session.ts'
import { isSeat } from '../../host/viewer.ts'
import { useWords } from '../../hud/useWords.ts'
import { useShownNow } from '../../playback/useShownTable.ts'
import { gameParts } from '../../shell/games.ts'
import { Button } from '../../ui/controls.tsx'

/** Says above a panel that a player has to decide something secret behind it. */
export function SecretWaits({ onDecide }: { readonly onDecide: () => void }) {
  const { t, nameOf } = useWords()
  const seat = useSecretSeat()
  if (seat === null) return null
  return (
    <section className="toast parchment is-notice" role="status" data-testid="secret-waits">
      <div>
        <p>{t('captured.secret', { name: nameOf(seat) })}</p>
        <div className="away-actions">
          <Button small kind="main" onClick={onDecide} testId="secret-decide">
            {t('private.decide')}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** Returns the seat at this screen that has to decide something secret; null while there is none. */
function useSecretSeat(): Seat | null {
  const { match, standing } = useSession()
  const shown = useShownNow((now) => now.shown)
  if (!match || !standing) return null
  const { seats } = match
  const { asked, outcome } = standing
  const situation = { seats, asked: asked?.seat ?? null, outcome, shown }
  const look = gameParts(match.game).secrets.privateLook({ ...situation, viewer: 'spectator', isCaptured: true })
  return look.kind === 'lift' && isSeat(seats, look.viewer) ? look.viewer : null
}
