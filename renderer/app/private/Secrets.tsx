import { useEffect, useMemo, useState } from 'react'
import type { MatchInfo } from '../../../electron/contract/ipc.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { ALONE, type FlatShell, FlatShellContext } from '../../flat/shell.ts'
import { useFlatPlayback } from '../../flat/useFlatPlayback.ts'
import type { FlatGame } from '../../flatGame.ts'
import { useAskedSeat } from '../../host/askedSeat.ts'
import { lookAs, useSession } from '../../host/session.ts'
import { seatsHere } from '../../host/viewer.ts'
import { useWords } from '../../hud/useWords.ts'
import { useHeldKey } from '../../input/useHeldKey.ts'
import { useFlatGame } from '../../shell/flat/useFlatTable.ts'
import { useGameParts } from '../../shell/games.ts'
import { Button, Segments } from '../../ui/controls.tsx'
import { useSettings } from '../../ui/settings.ts'

/** The key that shows the secrets while it is held. */
const LOOK_KEY = 'Space'

interface SecretsProps {
  /** True while a panel lies over them: then they stay hidden, and the key belongs to the panel. */
  readonly isCovered: boolean
}

/** Shows the table of the person here as they see it while a key is held, or after a press where holds toggle. */
export function Secrets({ isCovered }: SecretsProps) {
  const { t } = useWords()
  const match = useSession((state) => state.match)
  if (!match) return <p>{t('private.noMatch')}</p>
  const seats = match.outcome === null ? seatsHere(match.seats) : []
  if (seats.length === 0) return <p>{t('private.noSecrets')}</p>
  return <SecretsOf key={match.id} match={match} seats={seats} isCovered={isCovered} />
}

interface SecretsOfProps extends SecretsProps {
  readonly match: MatchInfo
  readonly seats: readonly Seat[]
}

function SecretsOf({ match, seats, isCovered }: SecretsOfProps) {
  const { t, nameOf } = useWords()
  const { bind } = useGameParts().table
  useEffect(bind, [bind]) // what is begun, such as a fleet, stays while the table is covered
  const game = useFlatGame(match.game)
  useFlatPlayback() // a covered table shows what happens, too, so that a look begins with the present
  const asked = useAskedSeat()
  const [chosen, choose] = useState<Seat | null>(null)
  const seat = chosen ?? asked ?? seats[0] ?? null
  const holdsToggle = useSettings(({ settings }) => settings.holdsToggle)
  const isHeld = useHeldKey(isCovered ? null : LOOK_KEY)
  const [isOpen, setOpen] = useState(false)
  const isLooking = isHeld || isOpen
  const viewer = useSession((state) => state.viewer)
  useEffect(() => {
    if (isLooking && seat !== null && viewer !== seat) void lookAs(seat)
  }, [isLooking, seat, viewer])
  const shell = useMemo<FlatShell>(
    () => ({ ...ALONE, secrets: isOpen ? { isHidden: false, hide: () => setOpen(false), show: () => {} } : null }),
    [isOpen],
  )
  if (isLooking && viewer === seat) return <SecretTable game={game} shell={shell} />
  return (
    <section className="private-secrets">
      {seats.length > 1 && (
        <Segments
          label={t('private.whose')}
          value={seat ?? ''}
          onChange={choose}
          options={seats.map((one) => ({ value: one, label: nameOf(one) }))}
        />
      )}
      <p className="private-hold" data-testid="private-hold">
        {t('private.hold')}
      </p>
      {holdsToggle && (
        <Button kind="main" onClick={() => setOpen(true)} testId="private-look">
          {t('private.look')}
        </Button>
      )}
    </section>
  )
}

/** The flat table over the whole window. */
function SecretTable({ game, shell }: { readonly game: FlatGame | null; readonly shell: FlatShell }) {
  return (
    <div className="private-table" data-testid="private-table">
      <FlatShellContext value={shell}>{game && <game.Table />}</FlatShellContext>
    </div>
  )
}
