import { useId, useState } from 'react'
import { type CasterCommand, LONGEST_CASTER_TEXT } from '../../../electron/contract/caster.ts'
import { cleanText } from '../../../electron/contract/plainText.ts'
import { useText } from '../../i18n/useText.ts'
import { useCasterOf } from '../../remote/caster/caster.ts'
import { Button } from '../../ui/controls.tsx'
import { TextField } from '../../ui/TextField.tsx'

/** Writes the lower third, and takes it away. */
export function TextForm({ send }: { readonly send: (command: CasterCommand) => void }) {
  const t = useText()
  const id = useId()
  const [written, write] = useState('')
  const shown = useCasterOf(({ text }) => text, null)
  const text = cleanText(written, LONGEST_CASTER_TEXT)
  return (
    <form
      id={id}
      className="caster-text"
      onSubmit={(event) => {
        event.preventDefault()
        if (text !== '') send({ kind: 'text', text })
      }}
    >
      <TextField
        label={t('caster.text')}
        hideLabel
        placeholder={t('caster.text')}
        value={written}
        onChange={write}
        maxLength={LONGEST_CASTER_TEXT}
        testId="caster-text"
      />
      <Button submits blocked={text === '' ? t('caster.text.empty') : null} testId="caster-text-show">
        {t('caster.text.show')}
      </Button>
      <Button disabled={shown === null} onClick={() => send({ kind: 'text', text: null })} testId="caster-text-hide">
        {t('caster.text.hide')}
      </Button>
      <p className="caster-shown" role="status">
        {shown !== null && t('caster.text.shown', { text: shown })}
      </p>
    </form>
  )
}
