// Checks the signature of a webhook body: java VerifySignature.java BODY_FILE SIGNATURE SECRET
// Without arguments it checks itself with test case 2 of RFC 4231.
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class VerifySignature {
    // region: verify
    static boolean isValidSignature(byte[] body, String signature, String secret)
            throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
        String expected = HexFormat.of().formatHex(mac.doFinal(body));
        return MessageDigest.isEqual(
            expected.getBytes(StandardCharsets.UTF_8), signature.getBytes(StandardCharsets.UTF_8));
    }
    // endregion: verify

    public static void main(String[] args) throws Exception {
        byte[] body = "what do ya want for nothing?".getBytes(StandardCharsets.UTF_8);
        String signature = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
        String secret = "Jefe";
        if (args.length == 3) {
            body = Files.readAllBytes(Path.of(args[0]));
            signature = args[1];
            secret = args[2];
        }
        System.out.println(isValidSignature(body, signature, secret) ? "valid" : "invalid");
    }
}
