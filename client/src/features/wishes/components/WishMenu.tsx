import { DeleteOutlined, HeartOutlined } from '@ant-design/icons';
import { PopMenu, PopMenuItem } from '../../../ui';
import { useSetWish, type WishTarget } from '../hooks/useSetWish';
import { messages } from '../messages';
import { wishIcon, wishKinds } from './wish-icons';

/** The same in one quiet button: shows what the viewer wants, and opens the choice. */
export default function WishMenu({ of, closed = false }: { of: WishTarget; closed?: boolean }) {
  const setWish = useSetWish();
  const { name, wish } = of;
  const label = wish ? messages.wishIs(name, messages.kinds[wish]) : messages.wishOf(name);
  return (
    <PopMenu
      label={label}
      buttonLabel={label}
      button={wish ? wishIcon(wish, true) : <HeartOutlined aria-hidden />}
    >
      {wishKinds.map((kind) => (
        <PopMenuItem
          key={kind}
          icon={wishIcon(kind, wish === kind)}
          checked={wish === kind}
          disabled={closed && kind !== 'NO'}
          onClick={() => wish !== kind && setWish(of, kind)}
        >
          {messages.kinds[kind]}
        </PopMenuItem>
      ))}
      {wish && (
        <PopMenuItem
          icon={<DeleteOutlined aria-hidden />}
          disabled={closed && wish !== 'NO'}
          onClick={() => setWish(of, null)}
        >
          {messages.remove}
        </PopMenuItem>
      )}
    </PopMenu>
  );
}
