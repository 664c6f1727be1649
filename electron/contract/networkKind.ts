export type NetworkKind = 'wifi' | 'cable' | 'virtual' | 'other'

/** The first match wins. On macOS, names such as `en0` do not show the kind. */
const NAMES: readonly (readonly [NetworkKind, RegExp])[] = [
  [
    'virtual',
    /^(docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|utun|wg|tailscale|zt|lxc|podman|cni)|vEthernet|VirtualBox|VMware|WSL/i,
  ],
  ['wifi', /^(wl|ath|ra\d)|wi-?fi|wlan|wireless|airport|беспровод/i],
  ['cable', /^(eth|en[opsx]|em\d)|ethernet|локальн/i],
]

/**
 * Returns the kind of network that an interface is on, guessed by its name. Other devices are rarely behind a virtual
 * one.
 */
export function networkKind(name: string): NetworkKind {
  return NAMES.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other'
}
