import { sounds } from '../../audio/sounds.ts'
import { useText } from '../../i18n/useText.ts'
import { PersonBadge } from '../../ui/people/PersonBadge.tsx'
import { letPlay, usePlaying, useProfiles } from '../../ui/people/people.ts'

/** The person who plays now; a press lets the next one play, and the guest after the last. The motto without people. */
export function PlayingNow() {
  const t = useText()
  const profiles = useProfiles()
  const playing = usePlaying()
  if (profiles.length === 0) return <p className="menu-motto">{t('app.motto')}</p>
  const next = profiles[playing ? profiles.indexOf(playing) + 1 : 0] ?? null
  const nameOf = (one: typeof playing) => one?.name ?? t('people.guest')
  const name = nameOf(playing)
  return (
    <button
      type="button"
      className="menu-playing"
      title={t('people.playing.next', { name: nameOf(next) })}
      aria-description={t('people.playing.next', { name: nameOf(next) })}
      onClick={() => {
        sounds.play('click', { bus: 'interface' })
        void letPlay(next)
      }}
      data-testid="menu-playing"
    >
      {playing && <PersonBadge look={playing} width={1.5} />}
      <span>{t('people.playing', { name })}</span>
    </button>
  )
}
