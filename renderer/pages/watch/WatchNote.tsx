import type { ReactNode } from 'react'
import { hasFlatTable } from '../../flatGames.ts'
import { useSession } from '../../host/session.ts'
import { useText } from '../../i18n/useText.ts'
import { useOnlooker } from '../../remote/onlooker.ts'
import { Button } from '../../ui/controls.tsx'
import { useGraphics } from '../../ui/graphics.ts'
import { useScreen } from '../../ui/screens.ts'
import './watch.css'

/** The reasons after which an address does not work again. */
const ENDS_ADDRESS = ['revoked', 'unknown-token']

/**
 * Says why there is nothing to see, or that the connection is lost.
 * @param addressEnded says that the address no longer works; missing for the usual text
 */
export function WatchNote({ addressEnded }: { readonly addressEnded?: string }) {
  const t = useText()
  const { link, room } = useOnlooker()
  const match = useSession((state) => state.match)
  const isReplaying = useScreen(({ screen }) => screen.name === 'replay')
  const hasFailed = useGraphics((state) => state.failed)
  if (link === null) return <Card title={t('link.closed')}>{t('watch.noAddress')}</Card>
  if (link.kind === 'closed')
    return (
      <Card title={t('link.closed')}>
        {(ENDS_ADDRESS.includes(link.reason) && addressEnded) || t(`link.${link.reason}`)}
        <Button kind="main" onClick={() => window.location.reload()}>
          {t('link.reload')}
        </Button>
      </Card>
    )
  if (link.kind === 'lost') return <Line text={t('link.lost')} />
  if (!room) return <Line text={t('link.connecting')} />
  if (!match && !isReplaying) return <Card title={t('watch.waiting')}>{t('watch.waiting.about')}</Card>
  return hasFailed && match && !hasFlatTable(match.game) ? <Line text={t('watch.no3d')} /> : null
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="watch-card parchment" role="status" data-testid="watch-card">
      <h1 className="title">{title}</h1>
      {children}
    </section>
  )
}

function Line({ text }: { readonly text: string }) {
  return (
    <p className="link-note wood" role="status">
      {text}
    </p>
  )
}
