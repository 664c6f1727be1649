import { type FormEvent, useState } from 'react'
import { cleanText, LONGEST_NAME } from '../../../electron/contract/plainText.ts'
import { useText } from '../../i18n/useText.ts'
import { ownDevice } from '../../remote/device.ts'
import { type OpenConnection, realTimer } from '../../remote/net/connection.ts'
import { type PairingResult, pair } from '../../remote/net/pair.ts'
import { joinWith, keptName } from '../../remote/room.ts'
import { Button } from '../../ui/controls.tsx'
import { LanguageChoice } from '../LanguageChoice.tsx'

type Outcome = 'none' | 'waiting' | Exclude<PairingResult['kind'], 'token'>

const TEXTS = {
  waiting: 'knock.waiting',
  wrong: 'knock.wrong',
  used: 'knock.used',
  refused: 'knock.refused',
  many: 'knock.many',
  lost: 'link.late',
} as const satisfies Record<Exclude<Outcome, 'none'>, string>

interface PairingFormProps {
  readonly open: OpenConnection
  /** The reason why this screen's address is not valid. */
  readonly why?: string
}

/** Asks a screen without an address for the words that the table shows, and waits until it is accepted there. */
export function PairingForm({ open, why }: PairingFormProps) {
  const t = useText()
  const [outcome, setOutcome] = useState<Outcome>('none')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [words, typed] = ['words', 'name'].map((field) => String(form.get(field) ?? '').trim()) as [string, string] // two fields
    const name = cleanText(typed, LONGEST_NAME)
    if (words === '' || name === '') return
    setOutcome('waiting')
    const asked = { open, timer: realTimer, words: words.toLowerCase().split(/[\s,.-]+/), name, device: ownDevice() }
    void pair(asked).then((result) => {
      if (result.kind === 'token') joinWith(result.token)
      else setOutcome(result.kind)
    })
  }
  return (
    <main className="seat-page">
      <div className="seat-page-top">
        <LanguageChoice />
      </div>
      <form className="seat-card parchment" onSubmit={submit}>
        <h1 className="title">{t('knock.title')}</h1>
        {why !== undefined && <p role="alert">{why}</p>}
        <p>{t('knock.about')}</p>
        <label className="seat-field">
          {t('knock.words')}
          <input className="field" name="words" autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </label>
        <label className="seat-field">
          {t('knock.name')}
          <input
            className="field"
            name="name"
            autoComplete="nickname"
            defaultValue={keptName()}
            maxLength={LONGEST_NAME}
          />
        </label>
        {outcome !== 'none' && <p role="status">{t(TEXTS[outcome])}</p>}
        <Button kind="main" className="seat-main" submits disabled={outcome === 'waiting'}>
          {t('knock.join')}
        </Button>
      </form>
    </main>
  )
}
