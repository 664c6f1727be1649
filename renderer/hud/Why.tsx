import { useText } from '../i18n/useText.ts'
import { IconButton } from '../ui/controls.tsx'
import { CloseIcon } from '../ui/icons.tsx'
import { type RefusalText, RuleButton } from './WhyNotice.tsx'
import './why.css'

/**
 * The reason why something is not allowed, with its rule, which opens the rules book. It stays until the player's next
 * deed, so that slow readers can finish.
 */
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
