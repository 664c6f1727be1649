import type { ReactNode } from 'react'
import type { Seat } from '../../../engine/kernel/game.ts'
import { useText } from '../../i18n/useText.ts'
import { Segments, TextField } from '../controls.tsx'
import type { NameError, PlayerKind, SeatDraft } from './draft.ts'

interface PlayerRowProps {
  readonly seat: Seat
  /** What the seat is called: 'Red', 'Second captain'. */
  readonly side: string
  /** Shown before the name: flags, hats. */
  readonly badge: ReactNode
  readonly draft: SeatDraft
  readonly defaultName: string
  readonly error: NameError | undefined
  readonly kinds: readonly PlayerKind[]
  readonly onChange: (part: Partial<SeatDraft>) => void
  /** What else the game asks of this seat. */
  readonly children?: ReactNode
}

/** One seat of a new match: its name, and who plays it. */
export function PlayerRow({ seat, side, badge, draft, defaultName, error, kinds, onChange, children }: PlayerRowProps) {
  const t = useText()
  return (
    <li className="seat">
      <div className="seat-team">{badge}</div>
      <TextField
        label={t('new.name', { team: side })}
        hideLabel
        value={draft.name ?? defaultName}
        onChange={(name) => onChange({ name })}
        error={error && t(`error.${error}`)}
        maxLength={40}
        testId={`seat-${seat}-name`}
      />
      <Segments
        label={t('new.kind', { team: side })}
        value={draft.kind}
        onChange={(kind) => onChange({ kind })}
        options={kinds.map((kind) => ({ value: kind, label: t(`player.${kind}`), testId: `seat-${seat}-${kind}` }))}
        testId={`seat-${seat}-kind`}
      />
      {children}
    </li>
  )
}
