import { useText } from '../i18n/useText.ts'
import { IconButton } from '../ui/controls.tsx'
import { CloseIcon } from '../ui/icons.tsx'
import { type RefusalText, RuleButton } from './WhyNotice.tsx'
import './why.css'

/** Why something is not allowed; the rule opens the rules book. It stays, as some read slowly, until the next deed. */
export function Why({
  refusal: { text, title, rule },
  onClose,
}: {
  readonly refusal: RefusalText
  readonly onClose: () => void
}) {
  const t = useText()
  return (
    <>
      <div className="why-head">
        <p className="title">{title ?? t('why.title')}</p>
        <IconButton label={t('common.close')} onClick={onClose}>
          <CloseIcon size={0.9375} />
        </IconButton>
      </div>
      <p>{text}</p>
      <RuleButton rule={rule} />
    </>
  )
}
