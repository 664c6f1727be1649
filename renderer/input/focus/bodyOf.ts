/** Returns the part of a screen or dialog that scrolls: the innermost one around the focus, else its body. */
export function bodyOf(root: Element): Element | null {
  let part = root.contains(document.activeElement) ? document.activeElement : null
  while (part && part !== root.parentElement) {
    const { overflowY } = getComputedStyle(part)
    if ((overflowY === 'auto' || overflowY === 'scroll') && part.scrollHeight > part.clientHeight) return part
    part = part.parentElement
  }
  return root.querySelector('[data-body]')
}
