import { useState } from 'react'
import { LONGEST_TITLE, textFault } from '../../../electron/contract/plainText.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'

interface NameDialogProps {
  readonly title: string
  readonly first: string
  readonly onCancel: () => void
  readonly onDone: (name: string) => void
}

/** Asks for the name of a map. */
export function NameDialog({ title, first, onCancel, onDone }: NameDialogProps) {
  const t = useText()
  const [typed, setTyped] = useState(first)
  const name = typed.trim()
  const isGood = textFault(name, LONGEST_TITLE) === null
  return (
    <Dialog
      title={title}
      surface="parchment"
      onClose={onCancel}
      testId="map-name-dialog"
      actions={
        <>
          <Button kind="quiet" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button kind="main" disabled={!isGood} onClick={() => onDone(name)} testId="map-name-done">
            {t('common.ok')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isGood) onDone(name)
        }}
      >
        <TextField
          label={t('workshop.maps.name')}
          value={typed}
          onChange={setTyped}
          error={isGood ? undefined : t('error.title')}
          errors={[t('error.title')]}
          autoFocus
          testId="map-name"
        />
      </form>
    </Dialog>
  )
}

interface RemovalDialogProps {
  readonly name: string
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

/** Confirms that a map is removed. */
export function RemovalDialog({ name, onCancel, onConfirm }: RemovalDialogProps) {
  const t = useText()
  return (
    <Dialog
      title={t('workshop.remove')}
      surface="parchment"
      onClose={onCancel}
      testId="map-remove-dialog"
      actions={
        <>
          <Button kind="quiet" onClick={onCancel} autoFocus>
            {t('common.cancel')}
          </Button>
          <Button kind="danger" onClick={onConfirm} testId="map-remove-confirm">
            {t('workshop.remove')}
          </Button>
        </>
      }
    >
      <p>{t('workshop.remove.sure', { name })}</p>
    </Dialog>
  )
}
