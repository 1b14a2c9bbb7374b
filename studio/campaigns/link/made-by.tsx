import { Text } from '@sanity/ui';
import { useUser } from 'sanity';

/** Who made a link, by the name that the content service has for the user. */
export function MadeBy({ userId }: { readonly userId: string }) {
  const [user] = useUser(userId);
  return (
    <Text size={1} muted>
      Made by {user?.displayName ?? userId}
    </Text>
  );
}
