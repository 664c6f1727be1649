import { useState } from 'react'
import { LONGEST_TITLE, textFault } from '../../../electron/contract/plainText.ts'
import { type NamedMatch, titleOfCopy, titleToEdit } from '../../i18n/matchName.ts'
import { useLanguage, useText } from '../../i18n/useText.ts'
import { useIsCaptured } from '../../ui/captured.ts'
import { Button } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { OffAir } from '../../ui/OffAir.tsx'
import { TextField } from '../../ui/TextField.tsx'

interface TitleDialogProps {
  readonly action: 'rename' | 'copy'
  readonly match: NamedMatch
  readonly onCancel: () => void
  /** Called with the title. If a match has no title and the player changes nothing, it stays without one. */
  readonly onDone: (title: string) => void
}

/**
 * Asks for the title of a save or of its copy. While an audience sees the window, a copy gets a ready title, and the
 * private window asks for other titles.
 */
export function TitleDialog({ action, match, onCancel, onDone }: TitleDialogProps) {
  const t = useText()
  const language = useLanguage((state) => state.language)
  const [first] = useState(() =>
    action === 'copy' ? titleOfCopy(match, language, new Date()) : titleToEdit(match, language),
  )
  const [title, setTitle] = useState(first)
  const given = title.trim()
  const isGood = textFault(given, LONGEST_TITLE) === null
  const isCaptured = useIsCaptured()
  const isElsewhere = isCaptured && action === 'rename'
  const done = () => onDone(action === 'rename' && given === first ? match.title : given)
  return (
    <Dialog
      title={t(`saves.${action}`)}
      surface="parchment"
      onClose={onCancel}
      testId="title-dialog"
      actions={
        <>
          <Button kind="quiet" onClick={onCancel} autoFocus={isElsewhere}>
            {t(isElsewhere ? 'common.close' : 'common.cancel')}
          </Button>
          {!isElsewhere && (
            <Button kind="main" disabled={!isGood} onClick={done} autoFocus={isCaptured} testId="title-done">
              {t('common.ok')}
            </Button>
          )}
        </>
      }
    >
      {isCaptured && action === 'copy' ? (
        <p>{first}</p>
      ) : (
        <OffAir>
          <form
            className="title-form"
            onSubmit={(event) => {
              event.preventDefault()
              if (isGood) done()
            }}
          >
            <TextField
              label={t(`saves.${action}.prompt`)}
              value={title}
              onChange={setTitle}
              error={isGood ? undefined : t('error.title')}
              errors={[t('error.title')]}
              autoFocus
              testId="title-field"
            />
          </form>
        </OffAir>
      )}
    </Dialog>
  )
}

interface ConfirmRemovalProps {
  readonly title: string
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

/** Confirms the deletion of a save. */
export function ConfirmRemoval({ title, onCancel, onConfirm }: ConfirmRemovalProps) {
  const t = useText()
  return (
    <Dialog
      title={t('saves.remove')}
      surface="parchment"
      onClose={onCancel}
      testId="remove-dialog"
      actions={
        <>
          <Button kind="quiet" onClick={onCancel} autoFocus>
            {t('common.cancel')}
          </Button>
          <Button kind="danger" onClick={onConfirm} testId="remove-confirm">
            {t('saves.remove')}
          </Button>
        </>
      }
    >
      <p>{t('saves.remove.sure', { title })}</p>
    </Dialog>
  )
}

interface ExportWarningProps {
  readonly title: string
  readonly onCancel: () => void
  readonly onExport: (content: 'match' | 'replay') => void
}

/** Says that the file of an unfinished match holds its secrets, and offers the replay, which holds none. */
export function ExportWarning({ title, onCancel, onExport }: ExportWarningProps) {
  const t = useText()
  return (
    <Dialog
      title={t('saves.secrets')}
      surface="parchment"
      className="export-warning"
      onClose={onCancel}
      testId="export-dialog"
      actions={
        <>
          <Button kind="quiet" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button kind="danger" onClick={() => onExport('match')} testId="export-anyway">
            {t('saves.secrets.anyway')}
          </Button>
          <Button kind="main" onClick={() => onExport('replay')} autoFocus testId="export-replay">
            {t('saves.exportReplay')}
          </Button>
        </>
      }
    >
      <p>{t('saves.secrets.match', { title })}</p>
      <p>{t('saves.secrets.replay')}</p>
    </Dialog>
  )
}
