import { useEffect } from 'react'
import type { CasterCommand } from '../../../electron/contract/caster.ts'
import { useSession } from '../../host/session.ts'
import { useText } from '../../i18n/useText.ts'
import { useOnlooker } from '../../remote/onlooker.ts'
import { LanguageChoice } from '../LanguageChoice.tsx'
import { WatchNote } from '../watch/WatchNote.tsx'
import { CasterBoard } from './CasterBoard.tsx'
import { Controls } from './Controls.tsx'
import { useRefusal } from './commands.ts'
import { usePen } from './pen.ts'

/** The page of a caster: the match, a pen for its boards, and all that the viewers may be shown. */
export function CasterPage({ send }: { readonly send: (command: CasterCommand) => void }) {
  const t = useText()
  const match = useSession((state) => state.match)
  const isClosed = useOnlooker(({ link }) => link === null || link.kind === 'closed')
  return (
    <main className="caster-page">
      <header className="caster-top">
        <h1 className="title">{t('caster.title')}</h1>
        <Connection />
        <LanguageChoice />
      </header>
      {match && !isClosed && (
        <>
          <CasterBoard key={match.id} match={match} send={send} />
          <section className="caster-panel parchment" aria-label={t('caster.title')}>
            <Note />
            <Controls send={send} />
          </section>
        </>
      )}
      <WatchNote addressEnded={t('caster.ended')} />
    </main>
  )
}

/** Says whether the table is reached. */
function Connection() {
  const t = useText()
  const kind = useOnlooker(({ link }) => link?.kind ?? 'closed')
  const texts = {
    joined: t('caster.joined'),
    connecting: t('link.connecting'),
    lost: t('link.lost'),
    closed: t('link.closed'),
  } as const
  return (
    <p className="caster-link" data-kind={kind} role="status">
      {texts[kind]}
    </p>
  )
}

/** The time for which a refusal is shown, milliseconds. */
const SHOWN = 6000

/** Says why the table has refused something, or what the next touch does, or who sees what. */
function Note() {
  const t = useText()
  const { code } = useRefusal()
  const hint = useHint()
  useEffect(() => {
    if (code === null) return
    const timer = setTimeout(() => useRefusal.setState({ code: null }), SHOWN)
    return () => clearTimeout(timer)
  }, [code])
  return (
    <p className="caster-note" role={code === null ? 'status' : 'alert'} data-testid="caster-note">
      {code === null ? hint : t(`caster.refused.${isKnown(code) ? code : 'other'}`)}
    </p>
  )
}

const KNOWN = ['not-connected', 'too-many-requests', 'no-such-match'] as const
const isKnown = (code: string): code is (typeof KNOWN)[number] => KNOWN.some((one) => one === code)

function useHint(): string {
  const t = useText()
  const isOpen = useSession(({ viewer }) => viewer === 'open')
  const { choosesPlace, tool, line } = usePen()
  if (choosesPlace) return t('caster.shot.tap')
  if (tool === 'arrow' && line.length > 0) return t('caster.pen.end')
  return t(isOpen ? 'caster.open' : 'caster.public')
}
