import { useEffect, useState } from 'react'
import type { GameId } from '../../../../electron/contract/ipc.ts'
import type { Translate } from '../../../i18n/t.ts'
import { useLanguage, useText } from '../../../i18n/useText.ts'
import { loadRulesPage } from '../../../rulesPages.ts'
import { Button } from '../../../ui/controls.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { OnePage } from '../../../ui/onePage.ts'
import { loadBookTexts, loadGameTexts } from '../../texts.ts'
import './phoneRules.css'

interface PhoneRulesProps {
  readonly game: GameId
  readonly onClose: () => void
}

/** Shows the rules of a game on one page, in the reader's language. */
export function PhoneRules({ game, onClose }: PhoneRulesProps) {
  const t = useText()
  const page = usePage(game)
  return (
    <Dialog
      title={t(`game.${game}`)}
      surface="parchment"
      className="phone-rules"
      testId="phone-rules"
      onClose={onClose}
      actions={
        <Button kind="main" autoFocus onClick={onClose} testId="phone-rules-close">
          {t('flat.close')}
        </Button>
      }
    >
      {page && <Page {...page(t)} />}
    </Dialog>
  )
}

/** Returns the page of a game; null while it or its texts load. */
function usePage(game: GameId): ((t: Translate) => OnePage) | null {
  const language = useLanguage((state) => state.language)
  const [page, setPage] = useState<{ readonly of: (t: Translate) => OnePage } | null>(null)
  useEffect(() => {
    let isWanted = true
    void Promise.all([loadRulesPage(game), loadBookTexts(language), loadGameTexts(game)]).then(([of]) => {
      if (isWanted) setPage({ of })
    })
    return () => {
      isWanted = false
    }
  }, [game, language])
  return page?.of ?? null
}

function Page({ goal, parts }: OnePage) {
  return (
    <article>
      <p className="phone-rules-goal">{goal}</p>
      {parts.map(({ id, title, lines, rows }) => (
        <section key={id}>
          <h3 className="title">{title}</h3>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {rows.map(({ name, rule }) => (
            <p key={name}>
              <b>{name}</b> {rule}
            </p>
          ))}
        </section>
      ))}
    </article>
  )
}
