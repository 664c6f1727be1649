import type { Room } from '../../../electron/contract/screens.ts'
import { USUAL_VOTING } from '../../../electron/contract/vote.ts'
import { useText } from '../../i18n/useText.ts'
import { Segments, Toggle } from '../../ui/controls.tsx'
import type { ScreensActions } from './actions.ts'
import { mayViewersPlay } from './audiences.ts'

/** The times for a vote to choose from, in seconds. */
const SECONDS = [10, 20, 30, 45, 60] as const

interface VotingProps {
  readonly room: Room
  readonly onChange: ScreensActions['setVoting']
}

/** The rules for votes of viewers; nothing unless they play a seat. */
export function Voting({ room, onChange }: VotingProps) {
  const t = useText()
  const { lobby, voting = USUAL_VOTING } = room
  if (!lobby?.seats.some(({ audience }) => audience)) return null
  return (
    <section className="audiences" aria-labelledby="voting-title" data-testid="voting">
      <h3 id="voting-title" className="title">
        {t('voting.title')}
      </h3>
      <Segments
        label={t('voting.time')}
        value={voting.seconds}
        onChange={(seconds) => onChange({ ...voting, seconds })}
        options={SECONDS.map((value) => ({
          value,
          label: t('screens.seconds', { n: value }),
          testId: `voting-${value}`,
        }))}
      />
      <Toggle
        label={t('voting.chat')}
        value={voting.fromChat}
        onChange={(fromChat) => onChange({ ...voting, fromChat })}
        testId="voting-chat"
      />
      <p className="screens-note">{t(mayViewersPlay(room) ? 'voting.about' : 'new.viewers.late')}</p>
    </section>
  )
}
